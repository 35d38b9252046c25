/* Owns what the host itself remembers: the player's settings and which cartridge runs. */
#ifndef DINK_SETTINGS_H
#define DINK_SETTINGS_H

#include "save.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Settings {
    uint8_t refresh_style; /* DINK_REFRESH_... */
    uint8_t idle_minutes;  /* 1 to 60 */
    uint8_t text_size;     /* 0 to 2 */
    uint8_t notice;        /* screen of the host's own that stood when the device went to sleep */
    uint32_t running;      /* id of the cartridge to go on with at boot; 0 = the menu */
    uint32_t last;         /* id of the cartridge that was left last; 0 = none */
} Settings;

/* Reads what is kept, or the defaults. */
void settings_load(void);

/* The current ones; change them through the functions below. */
const Settings *settings_now(void);

/* Takes over the settings that a request asks for (DINK_REQUEST_SIZE bytes); values out of range
 * stay as they are. */
SaveResult settings_take_request(const uint8_t *request);

/* Notes which cartridge runs now (0: the menu); one that ran until now was left last. */
SaveResult settings_set_running(uint32_t running);

/* Notes which screen of the host's own stands while the device sleeps; 0: none. */
SaveResult settings_set_notice(uint8_t notice);

/* Back to the defaults, also in storage. */
SaveResult settings_erase(void);

#endif
