/* Owns CRC-32 (IEEE 802.3, reflected, as in zip and PNG). */
#ifndef DINK_CRC_H
#define DINK_CRC_H

#include <stddef.h>
#include <stdint.h>

/* CRC of further bytes after those that gave `crc`; start with 0. */
uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t length);

#endif
