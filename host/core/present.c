/* Owns the refresh policy: quick until enough traces have gathered, clean where the eye expects a
 * break. Traces are counted by region, because a cursor that walks to and fro dirties one place
 * long before the whole. host/web/refresh.ts does the same; tests/vectors/present.txt drives both.
 */
#include "present.h"
#include "abi.h"

#include <string.h>

#define REGIONS (DINK_REGION_COLUMNS * DINK_REGION_ROWS)

/* What a style bears. */
static const struct {
    uint16_t at_scene;  /* quick refreshes before a change of scene cleans */
    uint16_t at_action; /* before the end of any action does */
    uint16_t traces;    /* of one region, likewise */
} limits[] = {
    [DINK_REFRESH_CALM] = {DINK_CLEAN_AT_SCENE_CALM, DINK_CLEAN_AT_ACTION_CALM,
                           DINK_TRACE_LIMIT_CALM},
    [DINK_REFRESH_BALANCED] = {DINK_CLEAN_AT_SCENE_BALANCED, DINK_CLEAN_AT_ACTION_BALANCED,
                               DINK_TRACE_LIMIT_BALANCED},
    [DINK_REFRESH_CRISP] = {DINK_CLEAN_AT_SCENE_CRISP, DINK_CLEAN_AT_ACTION_CRISP,
                            DINK_TRACE_LIMIT_CRISP},
};

static uint16_t traces[REGIONS];
static uint32_t quick; /* since the last clean refresh */
static bool known;     /* whether anybody knows what the glass shows */
static bool secret;    /* whether it shows somebody's secret */

void present_unknown(void) {
    known = false;
    secret = false;
}

void present_known(uint32_t quick_ones) {
    memset(traces, 0, sizeof traces);
    quick = quick_ones;
    known = true;
    secret = false;
}

uint32_t present_quick(void) {
    return quick;
}

uint32_t present_traces(void) {
    uint32_t most = 0;
    for (size_t i = 0; i < REGIONS; i++) {
        most = traces[i] > most ? traces[i] : most;
    }
    return most;
}

static unsigned dots_in(unsigned byte) {
    unsigned count = 0;
    for (; byte != 0; byte &= byte - 1) {
        count++;
    }
    return count;
}

static void add_trace(uint16_t *region, unsigned before, unsigned now) {
    uint32_t sum = *region + dots_in(before & ~now) * DINK_ERASED_WEIGHT +
                   dots_in(now & ~before) * DINK_DRAWN_WEIGHT;
    *region = (uint16_t)(sum < UINT16_MAX ? sum : UINT16_MAX);
}

/* Counts what a quick refresh leaves behind. A byte at x lies in region column
 * x * COLUMNS / STRIDE: counted along, since a Cortex-M0+ cannot divide. */
static void add_traces(const uint8_t *before, const uint8_t *frame) {
    for (unsigned y = 0; y < DINK_SCREEN_HEIGHT; y++) {
        uint16_t *region = &traces[y * DINK_REGION_ROWS / DINK_SCREEN_HEIGHT * DINK_REGION_COLUMNS];
        unsigned rest = 0;
        for (unsigned x = 0; x < DINK_SCREEN_STRIDE; x++, before++, frame++) {
            if (*before != *frame) {
                add_trace(region, *before, *frame);
            }
            rest += DINK_REGION_COLUMNS;
            if (rest >= DINK_SCREEN_STRIDE) {
                rest -= DINK_SCREEN_STRIDE;
                region++;
            }
        }
    }
}

PresentKind present_clean(uint32_t status) {
    PresentKind kind = known ? PRESENT_CLEAN : PRESENT_FULL;
    present_known(0);
    secret = (status & DINK_STATUS_PRIVATE) != 0;
    return kind;
}

/* Whether a clean refresh is due, and this is a place for it: never between two presses of one
 * decision, unless the panel has had all it may have. */
static bool is_due(uint32_t status, unsigned style) {
    bool scene = (status & DINK_STATUS_SCENE) != 0;
    bool ends = scene || (status & DINK_STATUS_SAVE) != 0;
    return quick >= DINK_QUICK_MOST || (scene && quick >= limits[style].at_scene) ||
           (ends && (quick >= limits[style].at_action || present_traces() >= limits[style].traces));
}

PresentKind present_decide(const uint8_t *before, const uint8_t *frame, uint32_t status,
                           unsigned style) {
    bool same = known && memcmp(before, frame, DINK_FRAMEBUFFER_SIZE) == 0;
    bool was_secret = secret;
    secret = (status & DINK_STATUS_PRIVATE) != 0;
    /* No trace of a secret may stay on the glass. */
    bool curtain = (status & DINK_STATUS_CURTAIN) != 0 || (was_secret && !secret);
    if (same && !(curtain && quick > 0)) {
        return PRESENT_NONE;
    }
    if (!known || curtain || is_due(status, style)) {
        return present_clean(status);
    }
    add_traces(before, frame);
    quick++;
    return PRESENT_QUICK;
}
