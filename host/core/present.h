/* Owns the decision how a new picture reaches the glass; pure, knows no panel. */
#ifndef DINK_PRESENT_H
#define DINK_PRESENT_H

#include <stdbool.h>
#include <stdint.h>

typedef enum PresentKind {
    PRESENT_NONE,  /* the picture stands already */
    PRESENT_QUICK, /* changes only; leaves a trace of what was there */
    PRESENT_CLEAN, /* the whole glass, flashing */
    PRESENT_FULL   /* the whole glass, of which nobody knows what it shows */
} PresentKind;

/* Nobody knows what the glass shows: the next picture comes full. */
void present_unknown(void);

/* The glass is known, and there were so many quick refreshes since the last clean one. */
void present_known(uint32_t quick);

/* How to go from what the glass shows to a framebuffer whose call returned this status; notes it as
 * shown. Where several calls came since the last refresh: all their bits, but PRIVATE of the last.
 * style: DINK_REFRESH_CALM, _BALANCED or _CRISP. */
PresentKind present_decide(const uint8_t *before, const uint8_t *frame, uint32_t status,
                           unsigned style);

/* Notes that a framebuffer is being shown with the whole glass cleaned, wherever the player is. */
PresentKind present_clean(uint32_t status);

/* Quick refreshes since the last clean one; 0 = the glass is clean. */
uint32_t present_quick(void);

/* The traces in the region that has most of them. */
uint32_t present_traces(void);

#endif
