/* Owns the shape of each waveform and how the controller's tables are made from it. */
#include "waveforms.h"

#include <string.h>

/* A table has seven rows of six bytes: four levels of two bits (first in bits 7:6), the frames each
 * of them lasts, how often the row is repeated (UC8151D, LUT registers).
 *
 * Shapes are written for a pixel that ends black: level 01 (VDH) drives it there, 10 (VDL) away, 00
 * is ground. For one that ends white the two are exchanged. VCOM stays at its DC level for as long.
 *
 * Charge: a pixel that keeps its colour gets as much one way as the other, and one that changes
 * gets NET frames more towards its new colour, in every mode. So what a pixel has gathered depends
 * on what it shows alone, however modes are mixed: nothing adds up.
 *
 * A last frame at ground takes the voltage off the pixels: the booster may stay on after it. */
#define NET 16u
#define LEVELS(a, b, c, d) ((uint8_t)((a) << 6 | (b) << 4 | (c) << 2 | (d)))
#define ROW_BYTES 6u
#define ROWS_USED 3u

enum { GROUND = 0, TOWARD = 1, AWAY = 2 };

typedef struct Row {
    uint8_t change; /* levels of pixels that change colour */
    uint8_t keep;   /* and of those that keep it */
    uint8_t frames[4];
    uint8_t repeat;
} Row;

typedef struct Waveform {
    Row rows[ROWS_USED];
} Waveform;

#define CHANGES(a, b, c) LEVELS(a, b, c, GROUND), 0

/* Frames of 10 ms. 30 carry a pixel the whole way at room temperature; 16 leave a slightly paler
 * picture, 8 a visible one of what was there. NORMAL and STRONG first press the ink home where it
 * stands, which pays for a longer way across. CLEAN carries each pixel to its opposite, shakes the
 * ink loose and carries it home. */
static const Waveform WAVEFORMS[PANEL_FULL] = {
    [PANEL_QUICK] = {{{CHANGES(TOWARD, GROUND, 0), {NET, 1}, 1}}},
    [PANEL_NORMAL] = {{{CHANGES(AWAY, TOWARD, GROUND), {8, 8 + NET, 1}, 1}}},
    [PANEL_STRONG] = {{{CHANGES(AWAY, TOWARD, GROUND), {24, 24 + NET, 1}, 1}}},
    [PANEL_CLEAN] = {{{LEVELS(GROUND, AWAY, 0, 0), LEVELS(AWAY, AWAY, 0, 0), {NET, 16}, 1},
                      {LEVELS(TOWARD, AWAY, 0, 0), LEVELS(TOWARD, AWAY, 0, 0), {8, 8}, 2},
                      {LEVELS(TOWARD, GROUND, 0, 0), LEVELS(TOWARD, GROUND, 0, 0), {32, 1}, 1}}},
};

/* The levels of the opposite colour: 01 and 10 exchanged in each pair of bits. */
static uint8_t exchange(uint8_t levels) {
    return (uint8_t)((levels & 0x55u) << 1 | (levels & 0xAAu) >> 1);
}

static uint8_t levels_for(const Row *row, WaveformTable table) {
    switch (table) {
    case WAVEFORM_WB:
        return row->change;
    case WAVEFORM_BW:
        return exchange(row->change);
    case WAVEFORM_BB:
        return row->keep;
    case WAVEFORM_WW:
        return exchange(row->keep);
    default:
        return 0;
    }
}

size_t waveform_table(PanelMode mode, WaveformTable table, uint8_t bytes[WAVEFORM_VCOM_SIZE]) {
    const Waveform *waveform = &WAVEFORMS[mode];
    memset(bytes, 0, WAVEFORM_VCOM_SIZE);
    for (size_t row = 0; row < ROWS_USED; row++) {
        const Row *from = &waveform->rows[row];
        uint8_t *to = bytes + row * ROW_BYTES;
        to[0] = levels_for(from, table);
        memcpy(to + 1, from->frames, sizeof from->frames);
        to[5] = from->repeat;
    }
    return table == WAVEFORM_VCOM ? WAVEFORM_VCOM_SIZE : WAVEFORM_PIXEL_SIZE;
}

uint32_t waveform_frames(PanelMode mode) {
    uint32_t frames = 0;
    for (size_t row = 0; row < ROWS_USED; row++) {
        const Row *of = &WAVEFORMS[mode].rows[row];
        uint32_t once = 0;
        for (size_t phase = 0; phase < sizeof of->frames; phase++) {
            once += of->frames[phase];
        }
        frames += once * of->repeat;
    }
    return frames;
}
