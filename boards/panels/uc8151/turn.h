/* Owns turning a framebuffer, row by row, into what a panel wants that is scanned column by column.
 */
#ifndef DINK_TURN_H
#define DINK_TURN_H

#include "panel.h"

#define TURN_ROW_BYTES 37u    /* 296 pixels, leftmost in the high bit */
#define TURN_COLUMN_BYTES 16u /* 128 pixels, topmost in the high bit */
#define TURN_CHUNK 128u       /* eight columns */

/* Turns the eight columns of one byte of each row (0 ... 36); every bit of `flip` turns white into
 * black and back. */
void turn_columns(const uint8_t *frame, size_t byte, uint8_t flip, uint8_t columns[TURN_CHUNK]);

#endif
