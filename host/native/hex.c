/* Owns the conversion of bytes to hex and back. */
#include "hex.h"

#include <stdio.h>
#include <string.h>

void hex_print(const uint8_t *bytes, size_t length) {
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < length; i++) {
        putchar(digits[bytes[i] >> 4]);
        putchar(digits[bytes[i] & 15]);
    }
}

static int digit(char c) {
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool hex_read(const char *word, uint8_t *bytes, size_t room, size_t *length) {
    size_t digits = strlen(word);
    if (digits % 2 != 0 || digits / 2 > room) {
        return false;
    }
    for (size_t i = 0; i < digits / 2; i++) {
        int high = digit(word[2 * i]);
        int low = digit(word[2 * i + 1]);
        if (high < 0 || low < 0) {
            return false;
        }
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    *length = digits / 2;
    return true;
}
