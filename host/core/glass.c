/* Owns the way of a picture to the panel. Three frames: one is wanted and may change at any time,
 * one is what the glass shows or is being driven to, and the panel needs what stood before as long
 * as it works. */
#include "glass.h"
#include "abi.h"
#include "crc.h"
#include "glass_mark.h"
#include "port.h"
#include "present.h"
#include "settings.h"

#include <string.h>

static uint8_t frames[3][DINK_FRAMEBUFFER_SIZE];

static struct {
    Message told;
    uint8_t *wanted;
    uint8_t *shown;
    uint8_t *before;
    uint32_t status;  /* of all calls since the last refresh began */
    uint32_t marked;  /* CRC-32 of the picture that stood before the power went */
    uint32_t quick;   /* and how many quick refreshes it had */
    uint32_t since;   /* when the newest picture was handed over, or found standing */
    bool fresh;       /* `wanted` was not decided on yet */
    bool wash;        /* the whole glass shall be cleaned */
    bool driven;      /* the panel works on `shown` */
    bool held;        /* nothing is shown yet: the boot goes on */
    bool has_mark;    /* `marked` holds */
    bool mark_stored; /* a mark lies in storage, which the next refresh must cancel */
    bool kept;
} glass;

bool glass_begin(void) {
    memset(frames, 0, sizeof frames);
    memset(&glass, 0, sizeof glass);
    glass.wanted = frames[0];
    glass.shown = frames[1];
    glass.before = frames[2];
    glass.held = true;
    glass.has_mark = glass_mark_read(&glass.marked, &glass.quick);
    glass.mark_stored = glass.has_mark;
    present_unknown();
    return glass.has_mark;
}

static void begin_refresh(PresentKind kind) {
    if (glass.mark_stored) {
        glass_mark_cancel();
        glass.mark_stored = false;
    }
    uint8_t *before = glass.shown;
    glass.shown = glass.before;
    glass.before = before;
    memcpy(glass.shown, glass.wanted, DINK_FRAMEBUFFER_SIZE);
    port_show(glass.shown, kind == PRESENT_FULL ? NULL : before, kind);
    glass.driven = true;
}

/* Decides on what is wanted; the panel is free. */
static void decide(void) {
    PresentKind kind = glass.wash ? present_clean(glass.status)
                                  : present_decide(glass.shown, glass.wanted, glass.status,
                                                   settings_now()->refresh_style);
    glass.fresh = false;
    glass.wash = false;
    glass.status &= DINK_STATUS_PRIVATE;
    glass.since = port_now();
    if (kind != PRESENT_NONE) {
        begin_refresh(kind);
    }
}

void glass_tick(void) {
    PortPanel panel = port_panel();
    if (glass.held || panel == PORT_PANEL_TAKING || panel == PORT_PANEL_DRIVING) {
        return;
    }
    if (glass.driven && panel == PORT_PANEL_LOST) {
        present_unknown();
    }
    glass.driven = false;
    if (glass.fresh || glass.wash) {
        decide();
    }
}

void glass_open(void) {
    glass.held = false;
    glass.kept = glass.has_mark && crc32(0, glass.wanted, DINK_FRAMEBUFFER_SIZE) == glass.marked;
    if (glass.kept) {
        memcpy(glass.shown, glass.wanted, DINK_FRAMEBUFFER_SIZE);
        present_known(glass.quick);
        /* A curtain stood there as one. */
        glass.status &= DINK_STATUS_PRIVATE;
        port_prepare(glass.shown);
    }
    glass_tick();
}

bool glass_was_kept(void) {
    return glass.kept;
}

void glass_show(const uint8_t *frame, uint32_t status) {
    memcpy(glass.wanted, frame, DINK_FRAMEBUFFER_SIZE);
    glass.status = (glass.status & ~DINK_STATUS_PRIVATE) | status;
    glass.fresh = true;
    glass_tick();
}

void glass_tell(const Message *message, uint32_t status) {
    glass.told = *message;
    message_draw(&glass.told, glass.wanted);
    glass.status = (glass.status & ~DINK_STATUS_PRIVATE) | status;
    glass.fresh = true;
    glass_tick();
}

void glass_clean(void) {
    glass.wash = true;
    glass_tick();
}

bool glass_has_time(void) {
    return port_panel() != PORT_PANEL_TAKING;
}

bool glass_stands(void) {
    glass_tick();
    return !glass.driven && !glass.fresh && !glass.wash;
}

uint32_t glass_stands_since(void) {
    uint32_t driven = port_panel() == PORT_PANEL_READY ? port_stands() : glass.since;
    return (int32_t)(glass.since - driven) > 0 ? glass.since : driven;
}

void glass_settle(void) {
    if (glass.fresh || glass.driven || present_quick() > 0) {
        glass_clean();
    }
}

void glass_mark(void) {
    if (port_panel() == PORT_PANEL_READY) {
        uint32_t sum = crc32(0, glass.shown, DINK_FRAMEBUFFER_SIZE);
        glass.mark_stored = glass_mark_write(sum, present_quick()) || glass.mark_stored;
    }
}

size_t glass_words(char *text, size_t room) {
    return message_text(&glass.told, text, room);
}
