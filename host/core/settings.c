/* Owns the settings' place in storage: a save record of the host's own. */
#include "settings.h"
#include "cart.h"

#include <string.h>

enum {
    REFRESH_STYLE = 0,
    IDLE_MINUTES = 1,
    TEXT_SIZE = 2,
    NOTICE = 3,
    RUNNING = 4,
    LAST = 8,
    SETTINGS_SIZE = 12
};

static const Settings defaults = {
    .refresh_style = DINK_REFRESH_BALANCED, .idle_minutes = 1, .text_size = 1};
static Settings now;

/* "HOST" is no cartridge's id: those are given in game.json, and the check refuses this one. */
static const SaveKey key = {.id = 0x54534f48u, .layout = 1, .size = SETTINGS_SIZE, .version = 1};

static bool in_range(uint8_t refresh_style, uint8_t idle_minutes, uint8_t text_size) {
    return refresh_style <= DINK_REFRESH_CRISP && idle_minutes >= 1 && idle_minutes <= 60 &&
           text_size <= 2;
}

void settings_load(void) {
    uint8_t bytes[SETTINGS_SIZE];
    now = defaults;
    if (save_load(&key, bytes) != SAVE_GOOD) {
        return;
    }
    if (in_range(bytes[REFRESH_STYLE], bytes[IDLE_MINUTES], bytes[TEXT_SIZE])) {
        now.refresh_style = bytes[REFRESH_STYLE];
        now.idle_minutes = bytes[IDLE_MINUTES];
        now.text_size = bytes[TEXT_SIZE];
    }
    now.notice = bytes[NOTICE];
    now.running = read_u32(bytes + RUNNING);
    now.last = read_u32(bytes + LAST);
}

const Settings *settings_now(void) {
    return &now;
}

static SaveResult store(void) {
    uint8_t bytes[SETTINGS_SIZE] = {0};
    bytes[REFRESH_STYLE] = now.refresh_style;
    bytes[IDLE_MINUTES] = now.idle_minutes;
    bytes[TEXT_SIZE] = now.text_size;
    bytes[NOTICE] = now.notice;
    write_u32(bytes + RUNNING, now.running);
    write_u32(bytes + LAST, now.last);
    return save_commit(&key, bytes);
}

SaveResult settings_take_request(const uint8_t *request) {
    uint8_t refresh_style = request[DINK_REQUEST_REFRESH_STYLE];
    uint8_t idle_minutes = request[DINK_REQUEST_IDLE_MINUTES];
    uint8_t text_size = request[DINK_REQUEST_TEXT_SIZE];
    if (!in_range(refresh_style, idle_minutes, text_size)) {
        return SAVE_WRITTEN;
    }
    now.refresh_style = refresh_style;
    now.idle_minutes = idle_minutes;
    now.text_size = text_size;
    return store();
}

SaveResult settings_set_running(uint32_t running) {
    if (now.running == running) {
        return SAVE_WRITTEN;
    }
    now.last = now.running != 0 ? now.running : now.last;
    now.running = running;
    return store();
}

SaveResult settings_set_notice(uint8_t notice) {
    if (now.notice == notice) {
        return SAVE_WRITTEN;
    }
    now.notice = notice;
    return store();
}

SaveResult settings_erase(void) {
    now = defaults;
    return save_erase(key.id);
}
