/* Owns what the tests of saves in flash share: a few games whose state is one byte, many times. */
#ifndef DINK_FLASH_SAVES_H
#define DINK_FLASH_SAVES_H

#include "nor_fake.h"
#include "port_fake.h"
#include "save.h"

void test_flash_store(void);
void test_flash_cuts(void);
void test_glass_mark(void);

#define FLASH_GAMES 3u

/* A new flash behind the port. */
void flash_reset(void);

SaveKey flash_key(unsigned game);

/* A state in which every byte is this one. */
const uint8_t *flash_state(int value);

SaveResult flash_commit(unsigned game, int value);
SaveResult flash_erase(unsigned game);

/* What a boot finds: the byte that fills the state, 0 for no save. */
int flash_found(unsigned game);

#endif
