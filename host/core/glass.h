/* Owns what stands on the glass: a cartridge's picture or a screen of the host's own. */
#ifndef DINK_GLASS_H
#define DINK_GLASS_H

#include "message.h"

#include <stddef.h>
#include <stdint.h>

/* Shows the framebuffer of a call that returned this status, as the player's refresh style wants
 * it. */
void glass_show(const uint8_t *frame, uint32_t status);

/* Shows a screen of the host's own; its strings must stay. */
void glass_tell(const Message *message);

/* Shows once more what stands there, with the whole glass cleaned. */
void glass_clean(void);

/* What the host's own screen says; returns the length in bytes. */
size_t glass_words(char *text, size_t room);

#endif
