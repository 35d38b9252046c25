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

/* A heavy player: 500 saves a day, at one save a decision about ten games. 800,000 saves of each
 * cartridge are 4 years of that, every day, with one and the same cartridge. */
#define FLASH_SAVES_PER_DAY 500u
#define FLASH_YEARS (FLASH_SAVES_PER_GAME / FLASH_SAVES_PER_DAY / 365u)

#endif
