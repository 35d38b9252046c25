/* Owns the refresh policy: quick until enough traces have gathered, clean where the eye expects a
 * break. */
#include "present.h"
#include "abi.h"

#include <stdbool.h>
#include <string.h>

/* Quick refreshes after which a style cleans the glass: at a change of scene, and wherever the
 * player is. */
static const struct {
    uint16_t at_scene;
    uint16_t anywhere;
} limits[] = {
    [DINK_REFRESH_CALM] = {DINK_CLEAN_AT_SCENE_CALM, DINK_CLEAN_ANYWHERE_CALM},
    [DINK_REFRESH_BALANCED] = {DINK_CLEAN_AT_SCENE_BALANCED, DINK_CLEAN_ANYWHERE_BALANCED},
    [DINK_REFRESH_CRISP] = {DINK_CLEAN_AT_SCENE_CRISP, DINK_CLEAN_ANYWHERE_CRISP},
};

static uint8_t shown[DINK_FRAMEBUFFER_SIZE];
static uint16_t traces; /* quick refreshes since the last clean one */
static bool known;      /* whether `shown` is what the glass shows */
static bool secret;     /* whether it shows somebody's secret */

void present_reset(void) {
    known = false;
    secret = false;
}

const uint8_t *present_shown(void) {
    return shown;
}

void present_clean(const uint8_t *frame) {
    memmove(shown, frame, sizeof shown); /* may be the very same frame */
    traces = 0;
    known = true;
}

PresentKind present_decide(const uint8_t *frame, uint32_t status, unsigned style) {
    bool same = known && memcmp(shown, frame, sizeof shown) == 0;
    bool was_secret = secret;
    secret = (status & DINK_STATUS_PRIVATE) != 0;
    /* No trace of a secret may stay on the glass. */
    bool curtain = (status & DINK_STATUS_CURTAIN) != 0 || (was_secret && !secret);
    if (same && !(curtain && traces > 0)) {
        return PRESENT_NONE;
    }
    bool scene = (status & DINK_STATUS_SCENE) != 0;
    uint16_t limit = scene ? limits[style].at_scene : limits[style].anywhere;
    if (!known || curtain || traces >= limit) {
        present_clean(frame);
        return PRESENT_CLEAN;
    }
    memcpy(shown, frame, sizeof shown);
    traces++;
    return PRESENT_QUICK;
}
