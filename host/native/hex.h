/* Owns hexadecimal text, as the line protocol uses it. */
#ifndef DINK_HEX_H
#define DINK_HEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Prints bytes as lower-case hex to stdout, no newline. */
void hex_print(const uint8_t *bytes, size_t length);

/* Reads a whole word of hex into at most `room` bytes; false when it is none or too long. */
bool hex_read(const char *word, uint8_t *bytes, size_t room, size_t *length);

#endif
