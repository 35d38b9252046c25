/* Owns the UC8151's register waveforms: what is driven how long in each mode. */
#ifndef DINK_UC8151_WAVEFORMS_H
#define DINK_UC8151_WAVEFORMS_H

#include "panel.h"

#define WAVEFORM_VCOM_SIZE 44u
#define WAVEFORM_PIXEL_SIZE 42u

/* The five tables, in the order of their commands (LUTC 20h ... LUTBB 24h). */
typedef enum WaveformTable {
    WAVEFORM_VCOM,
    WAVEFORM_WW,
    WAVEFORM_BW,
    WAVEFORM_WB,
    WAVEFORM_BB,
    WAVEFORM_TABLES
} WaveformTable;

/* Writes the bytes of one table of a mode other than PANEL_FULL; returns how many: 44 or 42. */
size_t waveform_table(PanelMode mode, WaveformTable table, uint8_t bytes[WAVEFORM_VCOM_SIZE]);

/* How many frames a refresh in this mode lasts; not for PANEL_FULL. */
uint32_t waveform_frames(PanelMode mode);

#endif
