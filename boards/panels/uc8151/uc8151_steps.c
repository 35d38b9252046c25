/* Owns the sequences that a UC8151 wants and the bytes of each step. */
#include "uc8151_steps.h"
#include "turn.h"
#include "uc8151_limits.h"
#include "uc8151_regs.h"
#include "waveforms.h"

/* Before the rail is cut: POF and its discharge (default), or the booster left as it is, which
 * spared pictures on some panels. Only glass can tell; with USB present POF is always sent. */
#ifdef UC8151_CUT_WITHOUT_POF
#define POF_BEFORE_CUT false
#else
#define POF_BEFORE_CUT true
#endif

Uc8151 uc8151;

static void send(uint8_t command, const uint8_t *bytes, size_t length) {
    panel_bus_command(command);
    if (length > 0) {
        panel_bus_data(bytes, length);
    }
}

static void send_byte(uint8_t command, uint8_t byte) {
    send(command, &byte, 1);
}

static void reset_rest(void) {
    panel_bus_reset(false);
}

static void reset_low(void) {
    panel_bus_reset(true);
    uc8151.booster_on = false;
    uc8151.old_known = false;
    uc8151.mode_loaded = false;
    /* A refresh that was broken off leaves pixels halfway: `before` is not true any more. */
    if (uc8151.driving) {
        uc8151.before = NULL;
        uc8151.mode = PANEL_FULL;
        uc8151.driving = false;
        uc8151.taken = false;
    }
}

static void reset_high(void) {
    panel_bus_reset(false);
}

/* What holds for every mode. UC8151D data sheet, "Command table". */
static void send_registers(void) {
    static const uint8_t power[] = {UC8151_PWR_INTERNAL, UC8151_PWR_GATES_16V, UC8151_PWR_10V,
                                    UC8151_PWR_10V, UC8151_PWR_10V};
    static const uint8_t soft_start[] = {UC8151_BTST_PHASE, UC8151_BTST_PHASE, UC8151_BTST_PHASE};
    static const uint8_t resolution[] = {128, 296 >> 8, 296 & 0xFF};
    send_byte(UC8151_PSR, UC8151_PSR_OTP);
    send(UC8151_PWR, power, sizeof power);
    send(UC8151_BTST, soft_start, sizeof soft_start);
    send_byte(UC8151_PFS, UC8151_PFS_4_FRAMES);
    send_byte(UC8151_TSE, UC8151_TSE_INTERNAL);
    send_byte(UC8151_TCON, UC8151_TCON_12);
    send_byte(UC8151_PLL, UC8151_PLL_100HZ);
    send(UC8151_TRES, resolution, sizeof resolution);
}

static bool mode_differs(void) {
    return !uc8151.mode_loaded || uc8151.loaded != uc8151.mode;
}

/* The border is driven white by the maker's waveform only, which is balanced. Of ours it would get
 * the table of pixels that change, again and again the same way, and flash with each picture: it
 * floats. */
static void send_mode(void) {
    bool own = uc8151.mode != PANEL_FULL;
    send_byte(UC8151_PSR, own ? UC8151_PSR_REGISTERS : UC8151_PSR_OTP);
    send_byte(UC8151_CDI, own ? UC8151_CDI_BORDER_FLOATS : UC8151_CDI_BORDER_WHITE);
    for (unsigned table = 0; own && table < WAVEFORM_TABLES; table++) {
        uint8_t bytes[WAVEFORM_VCOM_SIZE];
        size_t length = waveform_table(uc8151.mode, (WaveformTable)table, bytes);
        send((uint8_t)(UC8151_LUTC + table), bytes, length);
    }
    uc8151.mode_loaded = true;
    uc8151.loaded = uc8151.mode;
}

static void send_plane(uint8_t command, const uint8_t *frame, uint8_t flip) {
    panel_bus_command(command);
    for (size_t byte = 0; byte < TURN_ROW_BYTES; byte++) {
        uint8_t columns[TURN_CHUNK];
        turn_columns(frame, byte, flip, columns);
        panel_bus_data(columns, sizeof columns);
    }
}

static bool old_wanted(void) {
    return uc8151.mode == PANEL_FULL || !uc8151.old_known;
}

/* The maker's waveform may treat pixels that stay unlike those that change, so for it all of them
 * change: OLD is the opposite of NEW. */
static void send_old(void) {
    if (uc8151.mode == PANEL_FULL) {
        send_plane(UC8151_DTM1, uc8151.picture, 0xFF);
    } else {
        send_plane(UC8151_DTM1, uc8151.before, 0);
    }
}

static void send_new(void) {
    send_plane(UC8151_DTM2, uc8151.picture, 0);
    send(UC8151_DSP, NULL, 0);
    uc8151.old_known = false;
}

static bool booster_is_on(void) {
    return uc8151.booster_on;
}

static bool booster_is_off(void) {
    return !uc8151.booster_on;
}

/* PON reads the temperature, by which the maker's waveform is chosen: it has to be new. */
static bool temperature_is_old(void) {
    return uc8151.booster_on && uc8151.mode == PANEL_FULL;
}

static bool discharge_wanted(void) {
    return uc8151.booster_on && (POF_BEFORE_CUT || !uc8151.rail_goes);
}

static bool rail_goes(void) {
    return uc8151.rail_goes;
}

static void send_pon(void) {
    send(UC8151_PON, NULL, 0);
    uc8151.booster_on = true;
}

static void send_drf(void) {
    send(UC8151_DRF, NULL, 0);
    uc8151.driving = true;
    uc8151.taken = true;
}

static void send_pof(void) {
    send(UC8151_POF, NULL, 0);
    uc8151.booster_on = false;
}

static void settle(void) {
}

static void note_shown(void) {
    uc8151.driving = false;
    uc8151.old_known = true; /* the controller has copied NEW to OLD by itself */
    uc8151.warm_since = panel_bus_us();
}

static void note_prepared(void) {
    uc8151.old_known = true;
    uc8151.warm_since = panel_bus_us();
}

const Step UC8151_NOTHING[] = {{NULL, NULL, WAIT_TIME, 0}};

const Step UC8151_RESET[] = {
    {reset_rest, NULL, WAIT_TIME, UC8151_RESET_BEFORE_US},
    {reset_low, NULL, WAIT_TIME, UC8151_RESET_LOW_US},
    {reset_high, NULL, WAIT_TIME, UC8151_RESET_AFTER_US},
    {send_registers, NULL, WAIT_NOTHING, 0},
    {NULL, NULL, WAIT_TIME, 0},
};

/* Data needs no booster: sent before PON, so that the booster is on for the refresh alone. */
const Step UC8151_SHOW[] = {
    {send_pof, temperature_is_old, WAIT_POF, UC8151_BUSY_BLIND_US},
    {send_mode, mode_differs, WAIT_NOTHING, 0},
    {send_old, old_wanted, WAIT_PLANE, 0},
    {send_new, NULL, WAIT_NOTHING, 0},
    {send_pon, booster_is_off, WAIT_PON, UC8151_BUSY_BLIND_US},
    {send_drf, NULL, WAIT_REFRESH, UC8151_BUSY_BLIND_US},
    {note_shown, NULL, WAIT_NOTHING, 0},
    {NULL, NULL, WAIT_TIME, 0},
};

/* What UC8151_SHOW begins with, as far as it can be done without the picture. */
const Step UC8151_PREPARE[] = {
    {send_mode, mode_differs, WAIT_NOTHING, 0},
    {send_old, old_wanted, WAIT_PLANE, 0},
    {send_pon, booster_is_off, WAIT_PON, UC8151_BUSY_BLIND_US},
    {note_prepared, NULL, WAIT_NOTHING, 0},
    {NULL, NULL, WAIT_TIME, 0},
};

const Step UC8151_COOL[] = {
    {send_pof, booster_is_on, WAIT_POF, UC8151_BUSY_BLIND_US},
    {NULL, NULL, WAIT_TIME, 0},
};

const Step UC8151_REST[] = {
    {send_pof, discharge_wanted, WAIT_POF, UC8151_BUSY_BLIND_US},
    {settle, rail_goes, WAIT_TIME, UC8151_SETTLE_US},
    {NULL, NULL, WAIT_TIME, 0},
};

/* Leaves a panel that did not answer with its booster off. */
const Step UC8151_ABANDON[] = {
    {reset_low, NULL, WAIT_TIME, UC8151_RESET_LOW_US},
    {reset_high, NULL, WAIT_TIME, 0},
    {NULL, NULL, WAIT_TIME, 0},
};
