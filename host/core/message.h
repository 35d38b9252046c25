/* Owns the few screens that the host draws itself: a title, a sentence or two, what the buttons do.
 */
#ifndef DINK_MESSAGE_H
#define DINK_MESSAGE_H

#include <stddef.h>
#include <stdint.h>

/* What such a screen says. */
typedef struct Message {
    const char *title;
    const char *code;  /* right of the title, or NULL */
    const char *words; /* wrapped; at most 5 lines of 24 letters together with `more` */
    const char *more;  /* a second sentence on a new line, or NULL */
    const char *hint;  /* what B does */
} Message;

/* Draws into a framebuffer of DINK_FRAMEBUFFER_SIZE bytes. */
void message_draw(const Message *message, uint8_t *frame);

/* Writes the same words as text lines; returns the length in bytes, at most `room`. */
size_t message_text(const Message *message, char *text, size_t room);

#endif
