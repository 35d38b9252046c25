/* Owns packing, checking and choosing of save records. */
#include "save.h"
#include "cart.h"
#include "crc.h"
#include "port.h"

#include <string.h>

#define SLOTS 2u

/* What one slot holds. */
typedef struct Slot {
    SaveVerdict verdict;
    uint32_t sequence;
    bool torn; /* broken, and looks like the beginning of a record: a write was cut short */
} Slot;

static uint8_t record[SAVE_RECORD_MOST];

SaveKey save_key(const uint8_t *info) {
    return (SaveKey){
        .id = read_u32(info + DINK_INFO_ID),
        .layout = read_u32(info + DINK_INFO_LAYOUT_HASH),
        .size = read_u32(info + DINK_INFO_STATE_SIZE),
        .version = read_u16(info + DINK_INFO_SAVE_VERSION),
    };
}

static uint32_t record_sum(size_t length) {
    static const uint8_t zero[4] = {0};
    uint32_t sum = crc32(0, record, DINK_SAVE_CRC);
    sum = crc32(sum, zero, sizeof zero);
    return crc32(sum, record + DINK_SAVE_CRC + 4, length - DINK_SAVE_CRC - 4);
}

/* Whether the bytes are the start of a record of this size and no more. */
static bool is_torn(size_t length, uint32_t size) {
    uint8_t magic[4];
    write_u32(magic, DINK_SAVE_MAGIC_WORD);
    size_t seen = length < sizeof magic ? length : sizeof magic;
    return memcmp(record, magic, seen) == 0 && length < DINK_SAVE_HEADER_SIZE + size;
}

/* Judges the record in the buffer. */
static SaveVerdict judge(const SaveKey *key, size_t length) {
    if (length < DINK_SAVE_HEADER_SIZE ||
        read_u32(record + DINK_SAVE_MAGIC) != DINK_SAVE_MAGIC_WORD) {
        return SAVE_BROKEN;
    }
    if (read_u16(record + DINK_SAVE_FORMAT) > DINK_SAVE_FORMAT_VERSION) {
        return SAVE_NEWER;
    }
    uint32_t size = read_u32(record + DINK_SAVE_STATE_SIZE);
    if (read_u16(record + DINK_SAVE_FORMAT) != DINK_SAVE_FORMAT_VERSION || size > DINK_STATE_SIZE ||
        length != DINK_SAVE_HEADER_SIZE + size ||
        record_sum(length) != read_u32(record + DINK_SAVE_CRC)) {
        return SAVE_BROKEN;
    }
    if (read_u32(record + DINK_SAVE_ID) != key->id) {
        return SAVE_FOREIGN;
    }
    uint16_t version = read_u16(record + DINK_SAVE_SAVE_VERSION);
    if (version != key->version) {
        return version < key->version ? SAVE_OLDER : SAVE_NEWER;
    }
    bool same = read_u32(record + DINK_SAVE_LAYOUT_HASH) == key->layout && size == key->size;
    return same ? SAVE_GOOD : SAVE_LAYOUT;
}

static Slot look(const SaveKey *key, unsigned slot) {
    memset(record, 0, sizeof record);
    size_t length = port_read(key->id, slot, record, sizeof record);
    if (length == 0) {
        return (Slot){SAVE_NONE, 0, false};
    }
    SaveVerdict verdict = judge(key, length);
    bool torn = verdict == SAVE_BROKEN && is_torn(length, key->size);
    return (Slot){verdict, read_u32(record + DINK_SAVE_SEQUENCE), torn};
}

/* Looks at both slots; *newest is the good one with the highest sequence. */
static SaveVerdict survey(const SaveKey *key, Slot slots[SLOTS], unsigned *newest) {
    slots[0] = look(key, 0);
    slots[1] = look(key, 1);
    bool first = slots[0].verdict == SAVE_GOOD;
    bool second = slots[1].verdict == SAVE_GOOD;
    *newest = second && (!first || (int32_t)(slots[1].sequence - slots[0].sequence) > 0) ? 1 : 0;
    if (first || second) {
        return SAVE_GOOD;
    }
    for (unsigned i = 0; i < SLOTS; i++) {
        const Slot *other = &slots[1 - i];
        if (other->verdict == SAVE_NONE && (slots[i].verdict == SAVE_NONE || slots[i].torn)) {
            return SAVE_NONE;
        }
    }
    bool first_says_more = slots[0].verdict != SAVE_NONE && slots[0].verdict != SAVE_BROKEN;
    return first_says_more || slots[1].verdict == SAVE_NONE ? slots[0].verdict : slots[1].verdict;
}

SaveVerdict save_load(const SaveKey *key, uint8_t *state) {
    Slot slots[SLOTS];
    unsigned newest = 0;
    SaveVerdict verdict = survey(key, slots, &newest);
    if (verdict == SAVE_GOOD && state != NULL) {
        look(key, newest);
        memcpy(state, record + DINK_SAVE_HEADER_SIZE, key->size);
    }
    return verdict;
}

static bool write_record(const SaveKey *key, const uint8_t *state, unsigned slot,
                         uint32_t sequence) {
    size_t length = DINK_SAVE_HEADER_SIZE + key->size;
    memset(record, 0, DINK_SAVE_HEADER_SIZE);
    write_u32(record + DINK_SAVE_MAGIC, DINK_SAVE_MAGIC_WORD);
    write_u16(record + DINK_SAVE_FORMAT, DINK_SAVE_FORMAT_VERSION);
    write_u16(record + DINK_SAVE_SAVE_VERSION, key->version);
    write_u32(record + DINK_SAVE_ID, key->id);
    write_u32(record + DINK_SAVE_LAYOUT_HASH, key->layout);
    write_u32(record + DINK_SAVE_SEQUENCE, sequence);
    write_u32(record + DINK_SAVE_STATE_SIZE, key->size);
    memcpy(record + DINK_SAVE_HEADER_SIZE, state, key->size);
    write_u32(record + DINK_SAVE_CRC, record_sum(length));
    return port_write(key->id, slot, record, length);
}

/* Whether the buffer already holds this state, written under this key. */
static bool already_there(const SaveKey *key, const uint8_t *state, unsigned newest) {
    look(key, newest);
    return memcmp(record + DINK_SAVE_HEADER_SIZE, state, key->size) == 0;
}

SaveResult save_commit(const SaveKey *key, const uint8_t *state) {
    Slot slots[SLOTS];
    unsigned newest = 0;
    SaveVerdict verdict = survey(key, slots, &newest);
    if (verdict == SAVE_NONE) {
        /* A slot that was cut short comes first: cut short again, the other one is still empty. */
        unsigned first = slots[1].torn ? 1 : 0;
        bool written = write_record(key, state, first, 1) && write_record(key, state, 1 - first, 2);
        return written ? SAVE_WRITTEN : SAVE_FAILED;
    }
    if (verdict != SAVE_GOOD) {
        return SAVE_KEPT;
    }
    if (already_there(key, state, newest)) {
        return SAVE_WRITTEN;
    }
    SaveVerdict other = slots[1 - newest].verdict;
    if (other != SAVE_GOOD && other != SAVE_NONE && other != SAVE_BROKEN) {
        return SAVE_KEPT;
    }
    bool written = write_record(key, state, 1 - newest, slots[newest].sequence + 1);
    return written ? SAVE_WRITTEN : SAVE_FAILED;
}

SaveResult save_erase(uint32_t id) {
    bool first = port_erase(id, 0);
    bool second = port_erase(id, 1);
    return first && second ? SAVE_WRITTEN : SAVE_FAILED;
}

const char *save_words(SaveVerdict verdict) {
    static const char *const words[SAVE_VERDICT_COUNT] = {
        [SAVE_NONE] = "There is no saved game.",
        [SAVE_GOOD] = "The saved game is fine.",
        [SAVE_BROKEN] = "The saved game is damaged.",
        [SAVE_FOREIGN] = "The saved game is of another cartridge.",
        [SAVE_OLDER] = "The saved game is of an older version.",
        [SAVE_NEWER] = "The saved game is of a newer version.",
        [SAVE_LAYOUT] = "The saved game is of another build.",
    };
    return words[verdict];
}
