/* Owns the device's main loop: one thing at a time, then sleep until a button, the panel or the
 * time calls. */
#include "board.h"
#include "buttons.h"
#include "carts.h"
#include "clock_time.h"
#include "edges.h"
#include "flash.h"
#include "handheld.h"
#include "panel.h"
#include "panel_bus.h"
#include "port.h"
#include "port_rp2040.h"
#include "start.h"
#include "supply.h"
#include "watchdog.h"

/* A cartridge that makes the board start anew this often in a row is not opened again by itself. */
#define RESETS_MOST 3u
/* Running this long, the board counts as well. */
#define SETTLED_US (30u * 1000000u)
/* The driver's timing while it does not wait for BUSY, and the bound on waiting for BUSY's edge. */
#define PANEL_POLL_US 1000u
#define PANEL_WAIT_US 20000u
#define WARM_POLL_US 100000u
/* The console begins so late: the press that woke the board, noted at 0, is older by a millisecond
 * at least, and known by that. */
#define CONSOLE_US 1000u
/* A broken panel cannot say so: the LED flashes three times, then rests. */
#define BLINK_US 200000u
#define BLINK_STEPS 12u
#define BLINK_FLASHES 3u

static void begin(void) {
    watchdog_begin();
    time_begin();
    buttons_begin();
    edges_begin(start_buttons);
    panel_bus_begin();
    port_begin();
    flash_begin();
    supply_begin();
    edges_watch_busy(true);
    uint64_t now = time_us();
    if (now < CONSOLE_US) {
        time_spin((uint32_t)(CONSOLE_US - now));
    }
    handheld_begin(carts, carts_count, watchdog_resets() >= RESETS_MOST);
    board_led(false);
}

/* Says by the LED what the glass cannot say; the light for a press that waits is edges.c's. */
static void show_panel(uint64_t now) {
    uint64_t step = now / BLINK_US % BLINK_STEPS;
    if (port_panel_state() == PANEL_BROKEN) {
        board_led(step < 2u * BLINK_FLASHES && step % 2u == 0);
    } else if (port_panel_state() == PANEL_IDLE && port_pause() == 0) {
        board_led(false);
    }
}

static uint32_t sooner(uint32_t left, uint64_t right) {
    return right < left ? (uint32_t)right : left;
}

/* How long nothing needs doing unless an interrupt comes, in microseconds. */
static uint32_t rest_for(uint64_t now) {
    uint32_t rest = sooner(UINT32_MAX, handheld_wait() * (uint64_t)1000u);
    switch (port_panel_state()) {
    case PANEL_WORKING:
        rest = sooner(rest, panel_bus_busy() ? PANEL_WAIT_US : PANEL_POLL_US);
        break;
    case PANEL_BROKEN:
        rest = sooner(rest, BLINK_US - now % BLINK_US);
        break;
    case PANEL_IDLE:
        rest = panel_resting() ? rest : sooner(rest, WARM_POLL_US);
        rest = port_pause() > 0 ? sooner(rest, port_pause()) : rest;
        break;
    }
    uint64_t due;
    return buttons_due(&due) ? sooner(rest, due > now ? due - now : 0) : rest;
}

int main(void) {
    begin();
    for (;;) {
        watchdog_feed();
        port_panel();
        bool more = handheld_tick();
        uint64_t now = time_us();
        if (now > SETTLED_US && watchdog_resets() != 0) {
            watchdog_settled();
        }
        show_panel(now);
        if (!more) {
            time_sleep(rest_for(now));
        }
    }
}
