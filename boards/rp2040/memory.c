/* Owns the few functions of the C library that compilers and wasm3 ask for, beside those of copy.S.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

void *memmove(void *to, const void *from, size_t length) {
    uint8_t *out = to;
    const uint8_t *in = from;
    if (out >= in + length || in >= out + length) {
        return memcpy(to, from, length);
    }
    if (out < in) {
        for (size_t i = 0; i < length; i++) {
            out[i] = in[i];
        }
    } else {
        while (length-- > 0) {
            out[length] = in[length];
        }
    }
    return to;
}

int memcmp(const void *left, const void *right, size_t length) {
    const uint8_t *a = left;
    const uint8_t *b = right;
    for (; length > 0; length--, a++, b++) {
        if (*a != *b) {
            return *a - *b;
        }
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length] != '\0') {
        length++;
    }
    return length;
}

int strcmp(const char *left, const char *right) {
    while (*left != '\0' && *left == *right) {
        left++;
        right++;
    }
    return (uint8_t)*left - (uint8_t)*right;
}

int strncmp(const char *left, const char *right, size_t length) {
    for (; length > 0; length--, left++, right++) {
        if (*left != *right || *left == '\0') {
            return (uint8_t)*left - (uint8_t)*right;
        }
    }
    return 0;
}
