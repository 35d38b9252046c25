/* Owns small names for the facts of the board that is built; board_config.h is generated from its
 * board.json. */
#ifndef DINK_BOARD_H
#define DINK_BOARD_H

#include "board_config.h"
#include "pins.h"

/* Whether a pin with a polarity is at its active level, and setting it so. BOARD_X has
 * BOARD_X_PIN and BOARD_X_ACTIVE (1: high). */
#define BOARD_IS_ON(what) (pin_read(what##_PIN) == (what##_ACTIVE != 0))
#define BOARD_SET(what, on) pin_write(what##_PIN, (on) == (what##_ACTIVE != 0))
#define BOARD_DRIVE(what, on) pin_drive(what##_PIN, (on) == (what##_ACTIVE != 0))
/* An input rests at its inactive level. */
#define BOARD_LISTEN(what) pin_listen(what##_PIN, what##_ACTIVE != 0 ? PIN_PULL_DOWN : PIN_PULL_UP)

/* The five front buttons as bits of SIO_GPIO_IN, 1 = held. */
static inline uint32_t board_buttons(void) {
    return (REG(SIO_GPIO_IN) ^ BOARD_BUTTONS_LOW) & BOARD_BUTTONS;
}

static inline void board_led(bool on) {
#if BOARD_HAS_LED
    BOARD_SET(BOARD_LED, on);
#else
    (void)on;
#endif
}

#endif
