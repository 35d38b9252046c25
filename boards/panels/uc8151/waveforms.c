/* Owns the shape of each waveform and how the controller's tables are made from it. */
#include "waveforms.h"

#include <string.h>

/* A table has seven rows of six bytes: four levels of two bits (first in bits 7:6), the frames each
 * of them lasts, how often the row is repeated (UC8151D, LUT registers).
 *
 * Shapes are written for a pixel that turns black: level 01 (VDH) drives it there, 10 (VDL) back,
 * 00 is ground. The shape for white has the two exchanged, so what one way adds in charge the way
 * back takes away; a pixel cannot go one way twice without coming back. VCOM stays at its DC level
 * for as long.
 *
 * A last frame at ground takes the charge off the pixels: the booster may stay on after it. */
#define LEVELS(a, b, c, d) ((uint8_t)((a) << 6 | (b) << 4 | (c) << 2 | (d)))
#define ROW_BYTES 6u
#define ROWS_USED 3u

enum { GROUND = 0, TOWARD = 1, AWAY = 2 };

typedef struct Row {
    uint8_t levels;
    uint8_t frames[4];
    uint8_t repeat;
} Row;

typedef struct Waveform {
    bool every_pixel; /* also those that keep their colour; else these stay at ground */
    Row rows[ROWS_USED];
} Waveform;

/* Frames of 10 ms. 30 of them carry a pixel the whole way at room temperature; 16 leave a slightly
 * paler picture, 8 a visible one of what was there. CLEAN drives each pixel to its opposite, shakes
 * it loose and drives it home, as long one way as the other: 96 frames. */
static const Waveform WAVEFORMS[PANEL_FULL] = {
    [PANEL_QUICK] = {false, {{LEVELS(TOWARD, GROUND, 0, 0), {16, 1, 0, 0}, 1}}},
    [PANEL_NORMAL] = {false, {{LEVELS(TOWARD, GROUND, 0, 0), {32, 1, 0, 0}, 1}}},
    [PANEL_STRONG] = {false, {{LEVELS(TOWARD, GROUND, 0, 0), {64, 1, 0, 0}, 1}}},
    [PANEL_CLEAN] = {true,
                     {{LEVELS(AWAY, 0, 0, 0), {32, 0, 0, 0}, 1},
                      {LEVELS(TOWARD, AWAY, 0, 0), {8, 8, 0, 0}, 2},
                      {LEVELS(TOWARD, GROUND, 0, 0), {32, 1, 0, 0}, 1}}},
};

/* The levels of the opposite colour: 01 and 10 exchanged in each pair of bits. */
static uint8_t exchange(uint8_t levels) {
    return (uint8_t)((levels & 0x55u) << 1 | (levels & 0xAAu) >> 1);
}

static uint8_t levels_for(const Waveform *waveform, WaveformTable table, uint8_t levels) {
    switch (table) {
    case WAVEFORM_WB:
        return levels;
    case WAVEFORM_BW:
        return exchange(levels);
    case WAVEFORM_BB:
        return waveform->every_pixel ? levels : 0;
    case WAVEFORM_WW:
        return waveform->every_pixel ? exchange(levels) : 0;
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
        to[0] = levels_for(waveform, table, from->levels);
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
