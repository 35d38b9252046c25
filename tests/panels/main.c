/* Owns the bench of a panel driver: reads what to do from stdin, a line each, and lets the driver
 * do it on a made-up chip. */
#include "chip.h"
#include "panel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_BYTES 4736u
#define FRAMES 8u
#define POLL_US 1000u
#define PATIENCE_US 100000000u /* no driver may be at work for longer */

/* Frames lie in memory of their own so that the sanitizer sees each byte read beyond them. */
static uint8_t *frames[FRAMES];
static PanelState state = PANEL_BROKEN;
static bool taken;

static void look(PanelState next) {
    static const char *const names[] = {"STATE idle", "STATE working", "STATE broken"};
    if (panel_taken() != taken) {
        taken = panel_taken();
        chip_note(taken ? "TAKEN 1" : "TAKEN 0");
    }
    if (next != state) {
        state = next;
        chip_note(names[state]);
    }
}

static void poll_for(uint32_t us, uint32_t every) {
    for (uint32_t passed = 0; passed < us; passed += every) {
        look(panel_poll());
        chip_pass(every);
    }
}

/* Polls until the driver has nothing more to do. */
static void poll_all(void) {
    uint32_t passed = 0;
    for (look(panel_poll()); state == PANEL_WORKING && passed < PATIENCE_US; passed += POLL_US) {
        chip_pass(POLL_US);
        look(panel_poll());
    }
    if (state == PANEL_WORKING) {
        chip_note("ENDLESS");
        exit(1);
    }
}

static uint8_t *frame_at(int index) {
    if (index < 0) {
        return NULL;
    }
    uint8_t **frame = &frames[(unsigned)index % FRAMES];
    if (*frame == NULL) {
        *frame = calloc(1, FRAME_BYTES);
    }
    return *frame;
}

static void read_frame(int index, const char *hex) {
    uint8_t *frame = frame_at(index);
    for (size_t i = 0; i < FRAME_BYTES; i++) {
        unsigned byte = 0;
        sscanf(hex + 2 * i, "%2x", &byte);
        frame[i] = (uint8_t)byte;
    }
}

static bool set(const char *name, unsigned value) {
    const struct {
        const char *name;
        uint32_t *place;
    } knobs[] = {{"frame", &chip.frame_us}, {"otp", &chip.otp_us},     {"pon", &chip.pon_us},
                 {"pof", &chip.pof_us},     {"fall", &chip.fall_us},   {"hang", &chip.hang},
                 {"skip", &chip.skip},      {"short", &chip.short_us}, {"offset", &chip.offset}};
    for (size_t i = 0; i < sizeof knobs / sizeof *knobs; i++) {
        if (strcmp(name, knobs[i].name) == 0) {
            *knobs[i].place = value;
            return true;
        }
    }
    if (strcmp(name, "trouble") == 0) {
        chip.trouble = (ChipTrouble)value;
        return true;
    }
    return false;
}

/* What only a driver that has nothing to do may be asked; false when the line is something else. */
static bool ask(const char *line) {
    int frame = 0, before = 0, mode = 0, goes = 0;
    bool shows = sscanf(line, "show %d %d %d", &frame, &before, &mode) == 3;
    bool rests = sscanf(line, "rest %d", &goes) == 1;
    bool prepares = sscanf(line, "prepare %d %d", &before, &mode) == 2;
    if ((shows || rests || prepares) && state != PANEL_IDLE) {
        chip_note("NOT IDLE");
    } else if (shows) {
        char words[16];
        snprintf(words, sizeof words, "SHOW %d", frame);
        chip_note(words);
        panel_show(frame_at(frame), frame_at(before), (PanelMode)mode);
        look(PANEL_WORKING);
    } else if (rests) {
        panel_rest(goes != 0);
        look(PANEL_WORKING);
    } else if (prepares) {
        panel_prepare(frame_at(before), (PanelMode)mode);
        look(PANEL_WORKING);
    }
    return shows || rests || prepares;
}

static bool obey(const char *line) {
    char name[16];
    int index = 0, at = 0;
    unsigned value = 0, every = 0;
    if (ask(line)) {
        return true;
    }
    if (strcmp(line, "begin") == 0) {
        panel_begin();
        look(PANEL_WORKING);
    } else if (strcmp(line, "run") == 0) {
        poll_all();
    } else if (strcmp(line, "mark") == 0) {
        chip_note("MARK");
    } else if (strcmp(line, "resting") == 0) {
        chip_note(panel_resting() ? "RESTING 1" : "RESTING 0");
    } else if (sscanf(line, "poll %u %u", &value, &every) == 2) {
        poll_for(value, every);
    } else if (sscanf(line, "pass %u", &value) == 1) {
        chip_pass(value);
    } else if (sscanf(line, "frame %d %n", &index, &at) == 1 && at > 0) {
        read_frame(index, line + at);
    } else if (sscanf(line, "set %15s %u", name, &value) == 2) {
        return set(name, value);
    } else {
        return false;
    }
    return true;
}

int main(void) {
    static char line[2 * FRAME_BYTES + 64];
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = 0;
        if (!obey(line)) {
            fprintf(stderr, "no such line: %.40s\n", line);
            return 2;
        }
    }
    for (size_t i = 0; i < FRAMES; i++) {
        free(frames[i]);
    }
    return 0;
}
