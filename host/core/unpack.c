/* Owns the reading of packed data; tools/shrink/pack.ts says how it is written. */
#include "unpack.h"
#include "abi.h"

#include <string.h>

#define NEAR 208u

/* Packed bytes still to read, the bits at hand with a 1 above them, and where to write. */
typedef struct Unpacker {
    const uint8_t *from;
    const uint8_t *from_end;
    uint8_t *to;
    uint8_t *to_end;
    uint32_t bits;
} Unpacker;

/* Two bytes of bits when none is left; false: there are none. */
static inline bool refill(Unpacker *reader) {
    if (reader->bits == 1) {
        if (reader->from_end - reader->from < 2) {
            return false;
        }
        reader->bits = 0x10000u | reader->from[0] | (uint32_t)reader->from[1] << 8;
        reader->from += 2;
    }
    return true;
}

/* The next bit; 0 where there is none, which ends a number. */
static inline uint32_t next_bit(Unpacker *reader) {
    if (!refill(reader)) {
        return 0;
    }
    uint32_t bit = reader->bits & 1u;
    reader->bits >>= 1;
    return bit;
}

/* The next byte; 0 where there is none, which some later check finds. */
static inline uint32_t next_byte(Unpacker *reader) {
    return reader->from < reader->from_end ? *reader->from++ : 0u;
}

/* Copies bytes up to the next copy; false at the end of either side. */
static bool take_literals(Unpacker *reader) {
    const uint8_t *from = reader->from;
    uint8_t *to = reader->to;
    uint32_t bits = reader->bits;
    while ((bits & 1u) == 0 && to < reader->to_end && from < reader->from_end) {
        *to++ = *from++;
        bits >>= 1;
    }
    reader->from = from;
    reader->to = to;
    reader->bits = bits;
    return (bits & 1u) != 0;
}

/* Copies what stands before; false: it does not. */
static bool take_copy(Unpacker *reader, const uint8_t *start) {
    reader->bits >>= 1;
    uint32_t length = 1;
    while (length < DINK_MEMORY_LIMIT && next_bit(reader) != 0) {
        length = 2 * length + next_bit(reader);
    }
    length++;
    uint32_t far = next_byte(reader);
    if (far >= NEAR) {
        far = (far - NEAR) << 8 | next_byte(reader);
    }
    if (far >= (uint32_t)(reader->to - start) || length > (uint32_t)(reader->to_end - reader->to)) {
        return false;
    }
    uint8_t *to = reader->to;
    for (const uint8_t *from = to - far - 1, *end = from + length; from < end;) {
        *to++ = *from++;
    }
    reader->to = to;
    return true;
}

bool unpack(uint8_t *memory, const ModulePack *pack) {
    Unpacker reader = {
        .from = memory + pack->packed,
        .from_end = memory + pack->packed_end,
        .to = memory + pack->start,
        .to_end = memory + pack->end,
        .bits = 1,
    };
    while (reader.to < reader.to_end) {
        if (!refill(&reader)) {
            return false;
        }
        bool copies = take_literals(&reader);
        if (copies && reader.bits != 1 && reader.to < reader.to_end) {
            copies = take_copy(&reader, memory + pack->start);
            if (!copies) {
                return false;
            }
        } else if (!copies && reader.to < reader.to_end) {
            return false;
        }
    }
    memset(memory + pack->end, 0, pack->packed_end - pack->end);
    return true;
}
