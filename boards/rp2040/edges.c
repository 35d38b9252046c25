/* Owns the interrupt of the pins and the queue of edges behind it; all of it in RAM. */
#include "edges.h"
#include "board.h"
#include "clock_time.h"
#include "ram_code.h"

/* A bouncing press is some ten edges; 10 presses fit in while nobody takes them. A power of two. */
#define QUEUE_MOST 256u
#define BUSY_RELEASE                                                                               \
    (BOARD_PANEL_BUSY_ACTIVE != 0 ? IO_EDGE_LOW(BOARD_PANEL_BUSY_PIN)                              \
                                  : IO_EDGE_HIGH(BOARD_PANEL_BUSY_PIN))

RAM_TABLE static uint8_t button_pins[BUTTON_COUNT] = BOARD_BUTTON_PINS;
static ButtonsEdge queue[QUEUE_MOST];
static volatile uint32_t queue_in;  /* edges ever put in; only the interrupt writes it */
static volatile uint32_t queue_out; /* edges ever taken out; only edges_take writes it */
static volatile bool cue;
static volatile uint64_t released;
static uint32_t said; /* bit per button: the level that the queue has told last */

void edges_handler(void);

RAM_CODE(edges_push) static void edges_push(uint32_t button, uint32_t level, uint64_t us) {
    if (queue_in - queue_out == QUEUE_MOST) {
        return;
    }
    queue[queue_in % QUEUE_MOST] = (ButtonsEdge){us, (uint8_t)button, (uint8_t)level};
    queue_in++;
    said ^= 1u << button;
    if (level != 0 && cue) {
        board_led(true);
    }
}

/* Brings the queue up to a button's level. The latched edge bits tell of a pulse that is over
 * already: whatever kept this from running, no press is lost. */
RAM_CODE(edges_look) static void edges_look(uint32_t button, uint64_t us) {
    uint32_t pin = button_pins[button];
    uint32_t latched = REG(IO_INTR(pin));
    bool edge_low = (latched & IO_EDGE_LOW(pin)) != 0;
    bool edge_high = (latched & IO_EDGE_HIGH(pin)) != 0;
    /* Acknowledged first, read then: an edge between the two interrupts again. */
    REG(IO_INTR(pin)) = IO_EDGE_LOW(pin) | IO_EDGE_HIGH(pin);
    bool active_low = (BOARD_BUTTONS_LOW >> pin & 1u) != 0;
    bool closed = active_low ? edge_low : edge_high;
    bool opened = active_low ? edge_high : edge_low;
    bool down = (board_buttons() >> pin & 1u) != 0;
    if ((said >> button & 1u) == 0) {
        if (closed || down) {
            edges_push(button, 1, us);
        }
        if (!down && (said >> button & 1u) != 0) {
            edges_push(button, 0, us);
        }
    } else {
        if (opened || !down) {
            edges_push(button, 0, us);
        }
        if (down && (said >> button & 1u) == 0) {
            edges_push(button, 1, us);
        }
    }
}

RAM_CODE(edges_look_all) static void edges_look_all(void) {
    uint64_t us = time_us();
    for (uint32_t button = 0; button < BUTTON_COUNT; button++) {
        edges_look(button, us);
    }
    if ((REG(IO_INTR(BOARD_PANEL_BUSY_PIN)) & BUSY_RELEASE) != 0) {
        released = us;
    }
    REG(IO_INTR(BOARD_PANEL_BUSY_PIN)) =
        IO_EDGE_LOW(BOARD_PANEL_BUSY_PIN) | IO_EDGE_HIGH(BOARD_PANEL_BUSY_PIN);
}

RAM_CODE(edges_handler) void edges_handler(void) {
    edges_look_all();
    time_wake();
}

void edges_begin(uint32_t pressed) {
    REG(NVIC_ICER) = 1u << IRQ_IO_BANK0;
    for (uint32_t button = 0; button < BUTTON_COUNT; button++) {
        uint32_t pin = button_pins[button];
        if ((pressed >> pin & 1u) != 0) {
            edges_push(button, 1, 0);
        }
        REG_SET(IO_PROC0_INTE(pin)) = IO_EDGE_LOW(pin) | IO_EDGE_HIGH(pin);
    }
    edges_look_all();
    REG(NVIC_ICPR) = 1u << IRQ_IO_BANK0;
    REG(NVIC_ISER) = 1u << IRQ_IO_BANK0;
}

bool edges_take(ButtonsEdge *edge) {
    if (queue_in == queue_out) {
        return false;
    }
    bool full = queue_in - queue_out == QUEUE_MOST;
    *edge = queue[queue_out % QUEUE_MOST];
    queue_out++;
    if (full) {
        /* Room again: tell what could not be told. */
        REG(NVIC_ICER) = 1u << IRQ_IO_BANK0;
        edges_look_all();
        REG(NVIC_ISER) = 1u << IRQ_IO_BANK0;
    }
    return true;
}

void edges_cue(bool on) {
    cue = on;
}

void edges_watch_busy(bool on) {
    uint32_t both = IO_EDGE_LOW(BOARD_PANEL_BUSY_PIN) | IO_EDGE_HIGH(BOARD_PANEL_BUSY_PIN);
    if (on) {
        REG_SET(IO_PROC0_INTE(BOARD_PANEL_BUSY_PIN)) = both;
    } else {
        REG_CLR(IO_PROC0_INTE(BOARD_PANEL_BUSY_PIN)) = both;
    }
}

uint64_t edges_busy_released(void) {
    REG(NVIC_ICER) = 1u << IRQ_IO_BANK0;
    uint64_t us = released;
    REG(NVIC_ISER) = 1u << IRQ_IO_BANK0;
    return us;
}

void edges_forget_busy(void) {
    REG(NVIC_ICER) = 1u << IRQ_IO_BANK0;
    released = 0;
    REG(NVIC_ISER) = 1u << IRQ_IO_BANK0;
}
