/* Owns the shape of the host's own letters; cartridges bring their own fonts. */
#ifndef DINK_MESSAGE_FONT_H
#define DINK_MESSAGE_FONT_H

#include <stdint.h>

#define MESSAGE_FONT_WIDTH 5u
#define MESSAGE_FONT_HEIGHT 7u

/* The rows of a letter (small ones are shown as capitals), leftmost pixel in bit 4; blank when
 * there is none. */
const uint8_t *message_glyph(char letter);

#endif
