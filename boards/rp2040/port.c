/* Owns the board behind port.h: joins edges, panel, supply and latch to what core asks. */
#include "port.h"
#include "board.h"
#include "buttons.h"
#include "clock_time.h"
#include "edges.h"
#include "entropy.h"
#include "panel.h"
#include "port_rp2040.h"
#include "power.h"
#include "supply.h"

/* The flash writes down to 2.7 V; below this on the rail nothing is begun. */
#define STORAGE_RAIL_MILLIVOLTS 2850u
/* The waveforms are made for 15 to 30 degrees; colder ink moves slowly, and then hardly at all. */
#define COLD_CELSIUS 10
#define FREEZING_CELSIUS 2
/* From the begin of one refresh to that of the next, at least. The quickest waveform is over
 * sooner: a cartridge that always has a new picture would drive the glass without a rest, which
 * wears it and empties the battery. Core cannot keep this: it does not know when a refresh begins.
 */
#define REFRESH_EACH_US 300000u

static struct {
    const uint8_t *frame;    /* waits for a panel that comes up; NULL = none */
    const uint8_t *before;   /* what the glass shows until then; NULL = unknown */
    const uint8_t *expected; /* what it shows, a picture is on its way; NULL = no such hint */
    PresentKind kind;
    PanelState panel;
    bool taken;       /* the panel has begun to drive it */
    bool shown;       /* a picture was handed over, and its end not yet seen */
    bool lost;        /* the panel gave up on the last picture */
    uint32_t stands;  /* when the last picture came to stand, in milliseconds */
    uint64_t touched; /* time of the last edge */
    uint64_t next;    /* when the panel may begin anew */
} port;

/* us / 1000, wrapping, in 32-bit steps: 2^32 = 4,294,967 x 1000 + 296. */
static uint32_t milliseconds(uint64_t us) {
    uint32_t high = (uint32_t)(us >> 32);
    uint32_t low = (uint32_t)us;
    return high * 4294967u + low / 1000u + (high * 296u + low % 1000u) / 1000u;
}

/* Hands the edges that have come to buttons.h. */
static void take_edges(void) {
    ButtonsEdge edge;
    while (edges_take(&edge)) {
        port.touched = edge.us;
        entropy_stir((uint32_t)edge.us);
        buttons_edge(edge);
    }
    buttons_until(time_us());
}

bool port_press(PortPress *press) {
    take_edges();
    return buttons_take(press);
}

uint32_t port_now(void) {
    return milliseconds(time_us());
}

uint32_t port_touched(void) {
    take_edges();
    return milliseconds(port.touched);
}

bool port_held(void) {
    take_edges();
    return buttons_held() || board_buttons() != 0;
}

/* What the panel can do with this cold and this battery. */
static PanelMode mode_for(PresentKind kind) {
    if (kind == PRESENT_FULL || supply_celsius() < FREEZING_CELSIUS) {
        return PANEL_FULL;
    }
    if (kind == PRESENT_CLEAN) {
        return supply_celsius() < COLD_CELSIUS ? PANEL_FULL : PANEL_CLEAN;
    }
    if (supply_celsius() < COLD_CELSIUS) {
        return PANEL_STRONG;
    }
    return power_battery() == POWER_GOOD ? PANEL_QUICK : PANEL_NORMAL;
}

uint32_t port_pause(void) {
    uint64_t now = time_us();
    return port.panel == PANEL_IDLE && now < port.next ? (uint32_t)(port.next - now) : 0;
}

static void note_end(PanelState state) {
    port.panel = state;
    if (state == PANEL_WORKING || (state == PANEL_IDLE && port.frame != NULL)) {
        return;
    }
    edges_cue(false);
    if (port.shown) {
        port.shown = false;
        port.lost = state == PANEL_BROKEN;
        uint64_t released = edges_busy_released();
        port.stands = milliseconds(released != 0 ? released : time_us());
    }
}

/* Notes when a refresh has begun. */
static void note_begin(void) {
    if (port.shown && port.frame == NULL && !port.taken && panel_taken()) {
        port.taken = true;
        port.next = time_us() + REFRESH_EACH_US;
    }
}

/* Hands a picture that waits to a panel that takes one. */
static void hand_over(void) {
    if (port.frame != NULL && port.panel == PANEL_IDLE) {
        panel_show(port.frame, port.before,
                   mode_for(port.before == NULL ? PRESENT_FULL : port.kind));
        port.frame = NULL;
        port.taken = false;
        port.panel = PANEL_WORKING;
        edges_forget_busy();
    } else if (port.expected != NULL && port.panel == PANEL_IDLE) {
        panel_prepare(port.expected, mode_for(PRESENT_QUICK));
        port.panel = PANEL_WORKING;
    } else {
        return;
    }
    port.expected = NULL;
}

void port_prepare(const uint8_t *before) {
    port.expected = before;
    hand_over();
}

PortPanel port_panel(void) {
    time_pump_end();
    PanelState state = panel_poll();
    note_begin();
    note_end(state);
    hand_over();
    if (port.panel == PANEL_WORKING) {
        return port.frame == NULL && panel_taken() ? PORT_PANEL_DRIVING : PORT_PANEL_TAKING;
    }
    if (port.panel == PANEL_BROKEN || port.lost) {
        return PORT_PANEL_LOST;
    }
    return port_pause() > 0 ? PORT_PANEL_DRIVING : PORT_PANEL_READY;
}

void port_show(const uint8_t *frame, const uint8_t *before, PresentKind kind) {
    edges_cue(true);
    port.shown = true;
    port.lost = false;
    port.frame = frame;
    port.before = before;
    port.kind = kind;
    if (port.panel == PANEL_BROKEN) {
        /* Nothing that it showed is certain any more. */
        port.before = NULL;
        panel_begin();
        port.panel = PANEL_WORKING;
    }
    hand_over();
}

uint32_t port_stands(void) {
    return port.stands;
}

void port_panel_rest(void) {
    if (port.panel == PANEL_IDLE) {
        panel_rest(!supply_usb());
        port.panel = PANEL_WORKING;
    }
}

void port_hold_power(bool hold) {
#if BOARD_HAS_LATCH
    BOARD_SET(BOARD_LATCH, hold);
#else
    (void)hold;
#endif
}

bool port_storage_allowed(void) {
    bool rail = supply_rail() == 0 || supply_rail() >= STORAGE_RAIL_MILLIVOLTS;
    return rail && power_battery() != POWER_EMPTY;
}

uint32_t port_battery_millivolts(void) {
    supply_measure();
    return supply_battery();
}

uint8_t port_power_source(void) {
    return supply_usb() ? 1 : 0;
}

/* While the console boots, which takes longer than the panel's reset. */
static void bring_panel_up(void) {
    if (panel_poll() != PANEL_WORKING) {
        time_pump_end();
    }
}

void port_begin(void) {
    panel_begin();
    port.panel = PANEL_WORKING;
    time_pump(bring_panel_up);
}

PanelState port_panel_state(void) {
    return port.panel;
}
