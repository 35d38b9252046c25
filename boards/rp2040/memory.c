/* Owns the few functions of the C library that compilers and wasm3 ask for; in RAM, since they are
 * hot and also serve while the flash is busy. */
#include "ram_code.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef uint32_t __attribute__((may_alias)) Word;

RAM_CODE(memcpy) void *memcpy(void *restrict to, const void *restrict from, size_t length) {
    uint8_t *out = to;
    const uint8_t *in = from;
    if ((((uintptr_t)out | (uintptr_t)in) & 3u) == 0) {
        for (; length >= 16; length -= 16, out += 16, in += 16) {
            Word *wide = (Word *)(void *)out;
            const Word *source = (const Word *)(const void *)in;
            wide[0] = source[0];
            wide[1] = source[1];
            wide[2] = source[2];
            wide[3] = source[3];
        }
    }
    while (length-- > 0) {
        *out++ = *in++;
    }
    return to;
}

RAM_CODE(memmove) void *memmove(void *to, const void *from, size_t length) {
    uint8_t *out = to;
    const uint8_t *in = from;
    if (out <= in || out >= in + length) {
        return memcpy(to, from, length);
    }
    while (length-- > 0) {
        out[length] = in[length];
    }
    return to;
}

RAM_CODE(memset) void *memset(void *to, int value, size_t length) {
    uint8_t *out = to;
    for (; length > 0 && ((uintptr_t)out & 3u) != 0; length--) {
        *out++ = (uint8_t)value;
    }
    uint32_t four = (uint8_t)value * 0x01010101u;
    for (; length >= 16; length -= 16, out += 16) {
        Word *wide = (Word *)(void *)out;
        wide[0] = four;
        wide[1] = four;
        wide[2] = four;
        wide[3] = four;
    }
    while (length-- > 0) {
        *out++ = (uint8_t)value;
    }
    return to;
}

RAM_CODE(memcmp) int memcmp(const void *left, const void *right, size_t length) {
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
