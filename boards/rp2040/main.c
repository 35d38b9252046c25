/* Owns the device's main loop: one thing at a time, then sleep until a button, the panel or the
 * time calls. */
#include "board.h"
#include "buttons.h"
#include "carts.h"
#include "clock_time.h"
#include "console.h"
#include "edges.h"
#include "flash.h"
#include "panel.h"
#include "panel_bus.h"
#include "port.h"
#include "port_rp2040.h"
#include "settings.h"
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
#define REST_POLL_US 100000u
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
    if (watchdog_resets() >= RESETS_MOST) {
        settings_load();
        settings_set_running(0);
    }
    console_begin(carts, carts_count, 0);
    board_led(false);
}

static void show_broken_panel(uint64_t now) {
    uint64_t step = now / BLINK_US % BLINK_STEPS;
    board_led(step < 2u * BLINK_FLASHES && step % 2u == 0);
}

/* How long nothing needs doing, unless an interrupt comes. */
static uint32_t rest_for(uint64_t now) {
    uint32_t most = REST_POLL_US;
    if (port_panel_state() == PANEL_WORKING) {
        most = panel_bus_busy() ? PANEL_WAIT_US : PANEL_POLL_US;
    } else if (port_panel_state() == PANEL_IDLE && panel_resting()) {
        most = 10u * REST_POLL_US;
    }
    uint64_t due;
    if (buttons_due(&due)) {
        uint64_t left = due > now ? due - now : 0;
        most = left < most ? (uint32_t)left : most;
    }
    return most;
}

int main(void) {
    begin();
    for (;;) {
        watchdog_feed();
        port_panel();
        ConsoleState state = console_tick();
        uint64_t now = time_us();
        if (now > SETTLED_US && watchdog_resets() != 0) {
            watchdog_settled();
        }
        if (port_panel_state() == PANEL_BROKEN) {
            show_broken_panel(now);
        } else if (port_panel_state() == PANEL_IDLE) {
            board_led(false);
        }
        if (state != CONSOLE_BUSY) {
            time_sleep(rest_for(now));
        }
    }
}
