/* Owns the mixing of the ring oscillator's jitter (2.17.4), the timer and the players' own timing.
 */
#include "entropy.h"
#include "clock_time.h"
#include "crc.h"
#include "port.h"
#include "rp2040_regs.h"

/* The random bit is biased, and periodic when it is read fast: 16 reads for each bit that is
 * wanted, at distances that the bits read so far decide. Never waits for a particular bit. */
#define READS_A_BIT 16u
#define WORD_BITS 32u

static uint32_t pool[2];

void entropy_stir(uint32_t value) {
    for (unsigned i = 0; i < 2; i++) {
        pool[i] = crc32(pool[i] ^ (i * 0x9e3779b9u), (const uint8_t *)&value, sizeof value);
    }
}

/* One word: its bits are parities of reads, moved on by a CRC. */
static uint32_t collect(uint32_t word) {
    for (unsigned bit = 0; bit < WORD_BITS * READS_A_BIT; bit++) {
        uint8_t sample = (uint8_t)(REG(ROSC_RANDOMBIT) & 1u);
        for (volatile unsigned wait = word & 7u; wait > 0; wait--) {
        }
        word = word << 1 | ((word >> 31) ^ sample);
        if (bit % READS_A_BIT == 0) {
            word = crc32(word, &sample, 1);
        }
    }
    return word;
}

void port_entropy(uint32_t *low, uint32_t *high) {
    entropy_stir((uint32_t)time_us());
    pool[0] = collect(pool[0]);
    pool[1] = collect(pool[1] ^ pool[0]);
    *low = pool[0];
    *high = pool[1];
}
