/* Owns the map of the flash that is kept for saves, and reading and changing it with suspicion. */
#ifndef DINK_FLASH_AREA_H
#define DINK_FLASH_AREA_H

#include "port.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sectors 0 and 1: directory; 2 and 3: marks of the glass; then a region for each id. */
#define FLASH_DIRECTORY 0u
#define FLASH_GLASS (2u * PORT_FLASH_SECTOR)
#define FLASH_REGIONS_AT (4u * PORT_FLASH_SECTOR)
#define FLASH_MIRRORS 2u

/* A region: four sectors of two places of one record. Fifteen of them: the host's own settings, the
 * menu, the twelve cartridges it lists, and one that was taken off the shelf. */
#define FLASH_REGION_SECTORS 4u
#define FLASH_SECTOR_PLACES 2u
#define FLASH_PLACE (PORT_FLASH_SECTOR / FLASH_SECTOR_PLACES)
#define FLASH_REGION_SIZE (FLASH_REGION_SECTORS * PORT_FLASH_SECTOR)
#define FLASH_REGIONS ((PORT_FLASH_SIZE - FLASH_REGIONS_AT) / FLASH_REGION_SIZE)

/* What a sector stands at least: erase cycles that the makers of such flash promise (W25Q16JV). */
#define FLASH_CYCLES 100000u

/* Copies bytes, offset and length in whole words; false when a second reading differs from the
 * first. */
bool flash_read(uint32_t offset, uint8_t *bytes, size_t length);

/* Whether two readings both give FF; offset and length in whole words. */
bool flash_is_blank(uint32_t offset, size_t length);

/* Erases a sector; true when it reads blank afterwards. */
bool flash_clear(uint32_t offset);

/* Programs bytes at any word of a page and on; true when they read back twice as given. */
bool flash_put(uint32_t offset, const uint8_t *bytes, size_t length);

/* Programs zeros over what must never be read again. */
bool flash_void(uint32_t offset, size_t length);

#endif
