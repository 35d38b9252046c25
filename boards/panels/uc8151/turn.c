/* Owns the turn of 8 x 8 pixels at a time. */
#include "turn.h"

/* Exchanges the bits under `mask` with those `distance` places higher. */
static uint32_t swap_within(uint32_t word, uint32_t mask, unsigned distance) {
    uint32_t differ = (word ^ word >> distance) & mask;
    return word ^ differ ^ differ << distance;
}

/* Eight rows of eight pixels, four a word, become eight columns: first pixels change places within
 * squares of 2 x 2, then squares within 4 x 4, then the two 4 x 4 off the diagonal. */
static void turn_square(uint32_t *above, uint32_t *below) {
    uint32_t top = swap_within(*above, 0x00AA00AAu, 7);
    uint32_t bottom = swap_within(*below, 0x00AA00AAu, 7);
    top = swap_within(top, 0x0000CCCCu, 14);
    bottom = swap_within(bottom, 0x0000CCCCu, 14);
    *above = (top & 0xF0F0F0F0u) | (bottom >> 4 & 0x0F0F0F0Fu);
    *below = (top << 4 & 0xF0F0F0F0u) | (bottom & 0x0F0F0F0Fu);
}

/* Four bytes of four rows, the upper one in the high byte. */
static uint32_t gather(const uint8_t *from) {
    return (uint32_t)from[0] << 24 | (uint32_t)from[TURN_ROW_BYTES] << 16 |
           (uint32_t)from[2 * TURN_ROW_BYTES] << 8 | from[3 * TURN_ROW_BYTES];
}

static void scatter(uint32_t columns, uint8_t *to) {
    to[0] = (uint8_t)(columns >> 24);
    to[TURN_COLUMN_BYTES] = (uint8_t)(columns >> 16);
    to[2 * TURN_COLUMN_BYTES] = (uint8_t)(columns >> 8);
    to[3 * TURN_COLUMN_BYTES] = (uint8_t)columns;
}

void turn_columns(const uint8_t *frame, size_t byte, uint8_t flip, uint8_t columns[TURN_CHUNK]) {
    const uint32_t flips = flip * 0x01010101u;
    const uint8_t *from = frame + byte;
    for (size_t rows = 0; rows < TURN_COLUMN_BYTES; rows++, from += 8 * TURN_ROW_BYTES) {
        uint32_t above = gather(from) ^ flips;
        uint32_t below = gather(from + 4 * TURN_ROW_BYTES) ^ flips;
        turn_square(&above, &below);
        scatter(above, columns + rows);
        scatter(below, columns + 4 * TURN_COLUMN_BYTES + rows);
    }
}
