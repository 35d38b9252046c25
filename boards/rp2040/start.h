/* Owns what start-up found out before anything else ran. */
#ifndef DINK_START_H
#define DINK_START_H

#include <stdint.h>

/* Front buttons held while the board came up, as bits of SIO_GPIO_IN: the press that woke it. */
extern uint32_t start_buttons;

#endif
