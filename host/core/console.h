/* Owns the console as a state machine: which cartridge runs, presses in order, saves, secrets,
 * faults. */
#ifndef DINK_CONSOLE_H
#define DINK_CONSOLE_H

#include "shelf.h"

#include <stddef.h>
#include <stdint.h>

typedef enum ConsoleState {
    CONSOLE_IDLE, /* waits for a press */
    CONSOLE_BUSY, /* has more to do: call console_tick again */
    CONSOLE_OFF   /* nothing left to run: no menu on the shelf */
} ConsoleState;

/* Boots: goes on with the cartridge that ran, or opens the menu; `launch` is the id of a cartridge
 * to open instead, or 0. After a sleep everything stands as it stood, nothing is shown, and the
 * press that woke the device counts; otherwise a press begun earlier has only started it. */
void console_begin(const ShelfCart *carts, size_t count, uint32_t launch);

/* Boots after resets that a cartridge may be to blame for: opens the menu, and tells. */
void console_begin_careful(const ShelfCart *carts, size_t count);

/* Does one thing: takes a press or a step. Longest part: one call into a cartridge, or one save. */
ConsoleState console_tick(void);

/* Takes secrets off the glass and keeps the state; the console goes on at the next tick. */
void console_sleep(void);

/* The same, and keeps all else that a boot after glass_mark needs to go on as if nothing had been:
 * the menu's state, and which screen of the host's own stands. */
void console_suspend(void);

/* The battery is empty: says so, whatever stands on the glass, and stores nothing. */
void console_charge(void);

/* It is not any more: what was there comes back. */
void console_recharged(void);

/* What the glass says, in lines; *length in bytes. Empty while it shows a secret. */
const char *console_text(size_t *length);

/* Status word of the last call, and the id of the running cartridge (0: none). */
uint32_t console_status(void);
uint32_t console_running(void);

#endif
