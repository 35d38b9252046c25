/* Owns what stands on the glass, what shall stand there, and when the panel gets it: the newest
 * picture wins. */
#ifndef DINK_GLASS_H
#define DINK_GLASS_H

#include "message.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Starts with a glass of which nothing is known but, perhaps, what a mark in storage says; true
 * when there is one. Holds every picture back until glass_open, so that what the boot ends with
 * comes first. */
bool glass_begin(void);
void glass_open(void);

/* Whether the picture that glass_open found is the one that stood there before the power went: it
 * stands, and nothing was shown. */
bool glass_was_kept(void);

/* Wants the framebuffer of a call that returned this status, as the player's refresh style has it.
 */
void glass_show(const uint8_t *frame, uint32_t status);

/* Wants a screen of the host's own, as if a call had returned this status; its strings must stay.
 */
void glass_tell(const Message *message, uint32_t status);

/* Wants what stands there once more, with the whole glass cleaned. */
void glass_clean(void);

/* Hands the newest picture to the panel as soon as that is free; call it often. */
void glass_tick(void);

/* Whether the panel has its picture and leaves time for slow work, such as a save. */
bool glass_has_time(void);

/* Whether the newest picture stands, and since when on the clock of PortPress. A panel that does
 * not answer shows nothing new: what is there stands. */
bool glass_stands(void);
uint32_t glass_stands_since(void);

/* Before the rail goes: wants a clean glass unless it is one. */
void glass_settle(void);

/* The picture that stands survives the power: notes it in storage, and the next glass_begin knows
 * it. */
void glass_mark(void);

/* What the host's own screen says; returns the length in bytes. */
size_t glass_words(char *text, size_t room);

#endif
