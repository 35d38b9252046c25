/* Owns the edges of the five buttons: caught by an interrupt, also while flash is erased, with the
 * time at which they came. */
#ifndef DINK_EDGES_H
#define DINK_EDGES_H

#include "buttons.h"

#include <stdbool.h>
#include <stdint.h>

/* Starts with these buttons pressed since time 0 (bits of SIO_GPIO_IN): the press that woke the
 * board is an edge like any other. */
void edges_begin(uint32_t pressed);

/* Takes the oldest edge; false when none waits. Where there was no room for the newest, the queue
 * says what is down and what is up as soon as there is. */
bool edges_take(ButtonsEdge *edge);

/* From now on the LED lights up as soon as a button is pressed (while the glass cannot answer). */
void edges_cue(bool on);

/* Whether the panel's BUSY line wakes the processor. */
void edges_watch_busy(bool on);

/* When the panel last said that it is no longer busy; 0: not since edges_forget_busy. */
uint64_t edges_busy_released(void);
void edges_forget_busy(void);

#endif
