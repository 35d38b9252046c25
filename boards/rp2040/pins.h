/* Owns single pins: direction, level and pulls. */
#ifndef DINK_PINS_H
#define DINK_PINS_H

#include "rp2040_regs.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum PinPull { PIN_FLOATING, PIN_PULL_DOWN, PIN_PULL_UP } PinPull;

static inline bool pin_read(unsigned pin) {
    return (REG(SIO_GPIO_IN) >> pin & 1u) != 0;
}

static inline void pin_write(unsigned pin, bool high) {
    REG(high ? SIO_GPIO_OUT_SET : SIO_GPIO_OUT_CLR) = 1u << pin;
}

/* Drives a pin; its level is set before it is driven, so that it does not twitch. */
static inline void pin_drive(unsigned pin, bool high) {
    pin_write(pin, high);
    REG(SIO_GPIO_OE_SET) = 1u << pin;
    REG(IO_GPIO_CTRL(pin)) = IO_FUNCSEL_SIO;
    REG(PADS_GPIO(pin)) = PADS_IE | PADS_SCHMITT | PADS_DRIVE_4MA;
}

static inline void pin_listen(unsigned pin, PinPull pull) {
    uint32_t pulls = pull == PIN_PULL_UP ? PADS_PUE : pull == PIN_PULL_DOWN ? PADS_PDE : 0u;
    REG(PADS_GPIO(pin)) = PADS_IE | PADS_SCHMITT | PADS_DRIVE_4MA | pulls;
    REG(SIO_GPIO_OE_CLR) = 1u << pin;
    REG(IO_GPIO_CTRL(pin)) = IO_FUNCSEL_SIO;
}

#endif
