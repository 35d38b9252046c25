/* Owns a screen of the host's own as the desktop draws it: title, code, words, more and hint come
 * as arguments, "-" for none; the framebuffer goes out as hex digits. */
#include "abi.h"
#include "message.h"

#include <stdio.h>
#include <string.h>

static const char *given(const char *argument) {
    return strcmp(argument, "-") == 0 ? NULL : argument;
}

int main(int count, char *arguments[]) {
    static uint8_t frame[DINK_FRAMEBUFFER_SIZE];
    if (count != 6) {
        return 2;
    }
    Message message = {arguments[1], given(arguments[2]), arguments[3], given(arguments[4]),
                       arguments[5]};
    message_draw(&message, frame);
    for (size_t i = 0; i < sizeof frame; i++) {
        printf("%02x", frame[i]);
    }
    return 0;
}
