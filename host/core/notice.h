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

/* Whether its answer leads to the menu, and not back to the cartridge. */
bool notice_ends_cart(Notice notice);

#endif
