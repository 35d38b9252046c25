/* Owns when a UC8151 is told what: walks through lists of steps without waiting, bounds every wait,
 * resets a panel that does not answer once, and gives up the second time. */
#include "panel.h"
#include "uc8151_limits.h"
#include "uc8151_steps.h"
#include "waveforms.h"

static PanelState state = PANEL_BROKEN;
static const Step *list; /* that is walked, when PANEL_WORKING */
static const Step *step; /* of it, the one that is on */
static const Step *job;  /* the list asked for: walked again after a reset */
static bool retried;     /* the panel was reset once for this job */
static bool acted;       /* the step has acted and waits */
static bool was_busy;    /* BUSY was seen low since then */
static uint32_t since;   /* when the step acted, or began to wait for BUSY high; us */

/* What became of a wait. */
typedef enum Outcome { WAITING, OVER, FAILED } Outcome;

static void enter(const Step *next) {
    step = next;
    acted = false;
    since = panel_bus_us();
}

static void walk(const Step *steps) {
    state = PANEL_WORKING;
    list = steps;
    enter(steps);
}

static void begin(const Step *steps) {
    job = steps;
    retried = false;
    walk(steps);
}

/* Too short for a panel that did what it was told, too long for one that ever will: microseconds.
 */
static uint32_t least_us(Wait wait) {
    if (wait == WAIT_PON) {
        return UC8151_PON_LEAST_US;
    }
    if (wait == WAIT_REFRESH) {
        return uc8151.mode == PANEL_FULL ? UC8151_FULL_LEAST_US
                                         : waveform_frames(uc8151.mode) * UC8151_FRAME_LEAST_US;
    }
    return 0;
}

static uint32_t most_us(Wait wait) {
    if (wait == WAIT_PON) {
        return UC8151_PON_MOST_US;
    }
    if (wait == WAIT_REFRESH) {
        return uc8151.mode == PANEL_FULL
                   ? UC8151_FULL_MOST_US
                   : waveform_frames(uc8151.mode) * UC8151_FRAME_MOST_US + UC8151_REFRESH_SPARE_US;
    }
    return UC8151_POF_MOST_US;
}

/* Whether the panel has done what the step told it. A poll may come late, after BUSY has fallen and
 * risen: only a BUSY that is high too early says that the panel does nothing. */
static Outcome look(void) {
    uint32_t passed = panel_bus_us() - since;
    if (passed < step->pause_us) {
        return WAITING;
    }
    if (step->wait < WAIT_PON) {
        return OVER;
    }
    if (panel_bus_busy()) {
        was_busy = true;
        return passed > most_us(step->wait) ? FAILED : WAITING;
    }
    if (!was_busy && passed < UC8151_BUSY_LATE_US) {
        return WAITING;
    }
    return passed < least_us(step->wait) ? FAILED : OVER;
}

/* Whether the step may act: nothing is sent while the panel is busy. */
static Outcome look_ready(void) {
    if (step->wait == WAIT_TIME || !panel_bus_busy()) {
        return OVER;
    }
    return panel_bus_us() - since > UC8151_READY_MOST_US ? FAILED : WAITING;
}

static void give_up_or_retry(void) {
    walk(retried ? UC8151_ABANDON : UC8151_RESET);
    retried = true;
}

/* What follows a list that is done. */
static void finish(void) {
    if (list == UC8151_ABANDON) {
        state = PANEL_BROKEN;
    } else if (list == UC8151_RESET) {
        walk(job);
    } else {
        state = PANEL_IDLE;
    }
}

/* Goes on by one step, or half of one; false when there is nothing more to do for now. */
static bool advance(void) {
    if (step->act == NULL) {
        finish();
        return state == PANEL_WORKING;
    }
    if (!acted && step->due != NULL && !step->due()) {
        enter(step + 1);
        return true;
    }
    Outcome outcome = acted ? look() : look_ready();
    if (outcome == FAILED) {
        give_up_or_retry();
    } else if (outcome == OVER && acted) {
        enter(step + 1);
    } else if (outcome == OVER) {
        step->act();
        acted = true;
        was_busy = false;
        since = panel_bus_us();
        return step->wait != WAIT_PLANE;
    }
    return outcome != WAITING;
}

void panel_begin(void) {
    uc8151 = (Uc8151){0};
    begin(UC8151_NOTHING);
    walk(UC8151_RESET);
}

void panel_show(const uint8_t *frame, const uint8_t *before, PanelMode mode) {
    uc8151.picture = frame;
    uc8151.before = before;
    uc8151.mode = before == NULL ? PANEL_FULL : mode;
    uc8151.taken = false;
    begin(UC8151_SHOW);
}

void panel_prepare(const uint8_t *before, PanelMode mode) {
    uc8151.before = before;
    uc8151.mode = mode;
    if (mode != PANEL_FULL) {
        begin(UC8151_PREPARE);
    }
}

bool panel_taken(void) {
    return uc8151.taken;
}

void panel_rest(bool rail_goes) {
    uc8151.rail_goes = rail_goes;
    begin(UC8151_REST);
}

bool panel_resting(void) {
    return state != PANEL_WORKING && !uc8151.booster_on;
}

PanelState panel_poll(void) {
    if (state == PANEL_IDLE && uc8151.booster_on &&
        panel_bus_us() - uc8151.warm_since >= UC8151_WARM_US) {
        begin(UC8151_COOL);
    }
    while (state == PANEL_WORKING && advance()) {
    }
    return state;
}
