/* Owns what a UC8151 is told and what it holds: the sequences as lists of steps, with no say in
 * when they are walked. */
#ifndef DINK_UC8151_STEPS_H
#define DINK_UC8151_STEPS_H

#include "panel.h"

/* What a step waits for after it has acted. */
typedef enum Wait {
    WAIT_TIME,    /* for its pause alone; BUSY is not looked at before it acts either */
    WAIT_NOTHING, /* as all further ones: acts only once BUSY is high */
    WAIT_PLANE,   /* as before, but was work enough for one poll: another plane may follow */
    WAIT_PON,
    WAIT_REFRESH,
    WAIT_POF
} Wait;

typedef struct Step {
    void (*act)(void); /* NULL ends the list */
    bool (*due)(void); /* NULL = always */
    Wait wait;
    uint32_t pause_us;
} Step;

extern const Step UC8151_NOTHING[];
extern const Step UC8151_RESET[];
extern const Step UC8151_SHOW[];
extern const Step UC8151_PREPARE[];
extern const Step UC8151_COOL[];    /* booster off */
extern const Step UC8151_REST[];    /* booster off, and settled if the rail goes */
extern const Step UC8151_ABANDON[]; /* a panel that did not answer, left with its booster off */

/* What is to be shown, and what the panel holds; a reset takes all of the latter. */
typedef struct Uc8151 {
    const uint8_t *picture;
    const uint8_t *before; /* on the glass; NULL = unknown */
    PanelMode mode;
    bool rail_goes;
    bool driving; /* a refresh has begun and not ended */
    bool taken;   /* the picture's refresh has begun, or has ended */
    bool booster_on;
    bool old_known;   /* its OLD plane is what stands on the glass */
    bool mode_loaded; /* `loaded` says which */
    PanelMode loaded;
    uint32_t warm_since; /* end of the last refresh, us */
} Uc8151;

extern Uc8151 uc8151;

#endif
