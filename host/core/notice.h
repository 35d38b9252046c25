/* Owns the host's own few screens: what each says, as a number that fits into storage. */
#ifndef DINK_NOTICE_H
#define DINK_NOTICE_H

#include "message.h"

#include <stdbool.h>
#include <stdint.h>

/* NOTICE_RESULT + a SaveResult: the state was not saved; NOTICE_SAVE + a SaveVerdict: the save
 * cannot be used; NOTICE_FAULT + a VmError: the cartridge failed. */
typedef uint8_t Notice;

enum {
    NOTICE_NONE,
    NOTICE_UNWRITTEN, /* settings, or an erase */
    NOTICE_VALUES,    /* the cartridge refused its save */
    NOTICE_RESTARTS,  /* the device had to restart itself again and again */
    NOTICE_CHARGE,    /* the battery is empty */
    NOTICE_RESULT = 16,
    NOTICE_SAVE = 32,
    NOTICE_FAULT = 64
};

/* False for a number that is no notice. */
bool notice_exists(Notice notice);

Message notice_message(Notice notice);

/* Where the cartridge with these four letters failed: the byte of its file, and the file's CRC-32,
 * of which the lower half is told. From now on faults say so ("PIEC-1A3C-7F3B", for npm run
 * explain), until the place is forgotten. */
void notice_set_place(uint32_t id, uint32_t offset, uint32_t sum);
void notice_forget_place(void);

/* Whether its answer leads to the menu, and not back to the cartridge. */
bool notice_ends_cart(Notice notice);

#endif
