/* Owns which region of the flash belongs to which id. */
#ifndef DINK_FLASH_DIRECTORY_H
#define DINK_FLASH_DIRECTORY_H

#include "flash_area.h"

#define FLASH_NO_REGION FLASH_REGIONS

/* Region of an id; FLASH_NO_REGION when it has none. A directory that was lost is made up for from
 * the records themselves. */
unsigned directory_find(uint32_t id);

/* The same; gives the id a region when it has none, and completes a mirror that lacks the entry.
 * FLASH_NO_REGION when none is left or the flash refuses. */
unsigned directory_claim(uint32_t id);

/* The id that a region belongs to, or whose records it holds; 0 = none. False: there is no such
 * region. */
bool directory_list(unsigned region, uint32_t *id);

/* Empties both mirrors, also when they read blank. */
bool directory_erase(void);

/* Where a place of a region lies. */
uint32_t region_place(unsigned region, unsigned place);

/* The end of a place, behind the longest record, tells how far its writing came. A cut can leave
 * bits that read as 1 now and as 0 later; only a program that went to its end is sure. So "begun"
 * is whole before the record's first bit changes, and "finished" begins after its last. */
#define PLACE_MARKS_SIZE 32u
#define PLACE_MARKS (FLASH_PLACE - PLACE_MARKS_SIZE)
#define PLACE_BEGUN PLACE_MARKS
#define PLACE_FINISHED (PLACE_MARKS + 16u)
#define PLACE_MARK_SIZE 8u

/* Whether the record in a place was written to its end; in bits that an erase left behind it is
 * not. */
bool place_is_finished(uint32_t place);

/* The mark that says so, PLACE_MARK_SIZE bytes. */
const uint8_t *place_finished_mark(void);

#endif
