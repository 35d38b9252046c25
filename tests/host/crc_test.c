/* Owns the tests of CRC-32. */
#include "check.h"
#include "crc.h"

void test_crc(void) {
    /* The check value that every description of CRC-32 (IEEE) gives. */
    const uint8_t digits[] = "123456789";
    CHECK(crc32(0, digits, 9) == 0xcbf43926u);
    CHECK(crc32(0, digits, 0) == 0);
    CHECK(crc32(crc32(0, digits, 4), digits + 4, 5) == 0xcbf43926u);
}
