/* Owns what edges of five buttons mean: debounced, short and long presses, the chord that leaves.
 * Pure: time comes with the edges. */
#ifndef DINK_BUTTONS_H
#define DINK_BUTTONS_H

#include "port.h"

#include <stdbool.h>
#include <stdint.h>

/* In the order of the press codes. */
typedef enum Button { BUTTON_A, BUTTON_B, BUTTON_C, BUTTON_UP, BUTTON_DOWN, BUTTON_COUNT } Button;

/* A contact closed (level 1) or opened (0); time in microseconds since the start. */
typedef struct ButtonsEdge {
    uint64_t us;
    uint8_t button;
    uint8_t level;
} ButtonsEdge;

/* Contacts chatter for less than this when they close, and when they open. */
#define BUTTONS_LOCKOUT_US 25000u
#define BUTTONS_STABLE_US 15000u

/* Presses that wait for port_press, at most. */
#define BUTTONS_QUEUE 32u

/* All buttons are up and nothing waits. */
void buttons_begin(void);

/* Takes an edge; in the order of time, as late as need be. An edge to the level that the contact
 * has already is none. A button that is down at the start, or was pressed to wake the device,
 * comes as an edge too. */
void buttons_edge(ButtonsEdge edge);

/* Says that time has come so far without another edge: long presses and releases fall due. */
void buttons_until(uint64_t us);

/* When buttons_until should be called next; false: nothing falls due without an edge. */
bool buttons_due(uint64_t *us);

/* Takes the oldest press; false when none waits. */
bool buttons_take(PortPress *press);

/* Whether a contact is closed, or opened so lately that it may still chatter. */
bool buttons_held(void);

/* Whether presses were dropped because too many waited (the newest go); forgets it. */
bool buttons_overflowed(void);

#endif
