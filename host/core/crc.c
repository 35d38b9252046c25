/* Owns the sum itself: four bits at a time, a table of 64 bytes. */
#include "crc.h"

uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t length) {
    static const uint32_t table[16] = {
        0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
        0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
        0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
    };
    crc = ~crc;
    for (size_t i = 0; i < length; i++) {
        crc = table[(crc ^ bytes[i]) & 15u] ^ crc >> 4;
        crc = table[(crc ^ (uint32_t)(bytes[i] >> 4)) & 15u] ^ crc >> 4;
    }
    return ~crc;
}
