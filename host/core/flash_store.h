/* Owns saves in NOR flash: a log in a few sectors for each id, in which the only good copy is never
 * erased. */
#ifndef DINK_FLASH_STORE_H
#define DINK_FLASH_STORE_H

#include "flash_area.h"
#include "storage.h"

/* The medium for save.c; a board's port_storage returns it. It needs no start. */
const Storage *flash_store(void);

/* How long the flash lasts. A save fills one place, and a sector is erased before the first of its
 * places is filled again, in turn with the other sectors of its region. */
#define FLASH_SAVES_PER_ERASE (FLASH_REGION_SECTORS * FLASH_SECTOR_PLACES)
#define FLASH_SAVES_PER_GAME ((uint32_t)FLASH_SAVES_PER_ERASE * FLASH_CYCLES)

/* A heavy player: a game takes about 100 decisions, each saved; five games a day, every day, of one
 * and the same cartridge. */
#define FLASH_SAVES_PER_PLAY 100u
#define FLASH_PLAYS_PER_DAY 5u
#define FLASH_PLAYS (FLASH_SAVES_PER_GAME / FLASH_SAVES_PER_PLAY)
#define FLASH_YEARS (FLASH_PLAYS / FLASH_PLAYS_PER_DAY / 365u)

#endif
