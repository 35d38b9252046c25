/* Owns the decision how a new picture reaches the glass; pure, knows no panel. */
#ifndef DINK_PRESENT_H
#define DINK_PRESENT_H

#include <stdint.h>

typedef enum PresentKind {
    PRESENT_NONE,  /* the picture stands already */
    PRESENT_QUICK, /* changes only; leaves a trace of what was there */
    PRESENT_CLEAN, /* the whole glass, flashing */
    PRESENT_FULL   /* the whole glass, of which nobody knows what it shows */
} PresentKind;

/* What the glass shows is unknown: the next picture comes clean. */
void present_reset(void);

/* How to show a frame whose call returned this status; remembers the frame as shown.
 * style: DINK_REFRESH_CALM, _BALANCED or _CRISP. */
PresentKind present_decide(const uint8_t *frame, uint32_t status, unsigned style);

/* Notes that a frame is being shown clean at the player's wish. */
void present_clean(const uint8_t *frame);

/* The frame that was shown last. */
const uint8_t *present_shown(void);

#endif
