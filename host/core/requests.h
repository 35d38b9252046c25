/* Owns what a cartridge may ask of the host: settings, and from the menu the erasing of saves. */
#ifndef DINK_REQUESTS_H
#define DINK_REQUESTS_H

#include "save.h"

#include <stdbool.h>
#include <stdint.h>

/* Does what a request region asks; only the menu may erase. SAVE_WRITTEN also when nothing was
 * asked. */
SaveResult request_obey(const uint8_t *region, bool from_menu);

#endif
