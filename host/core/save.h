/* Owns the save record and the rules about it: the newest good one wins, nothing unread is ever
 * overwritten, the only good copy is never erased. */
#ifndef DINK_SAVE_H
#define DINK_SAVE_H

#include "abi.h"

#include <stddef.h>
#include <stdint.h>

#define SAVE_RECORD_MOST (DINK_SAVE_HEADER_SIZE + DINK_STATE_SIZE)

/* What is kept under an id. */
typedef enum SaveVerdict {
    SAVE_NONE,    /* nothing yet */
    SAVE_GOOD,    /* a record that matches */
    SAVE_BROKEN,  /* magic, size or sum is wrong */
    SAVE_FOREIGN, /* of another cartridge */
    SAVE_OLDER,   /* of an older save version */
    SAVE_NEWER,   /* of a newer save version or record format */
    SAVE_LAYOUT,  /* same version, but other fields: another build */
    SAVE_VERDICT_COUNT
} SaveVerdict;

/* What a record must match. */
typedef struct SaveKey {
    uint32_t id;
    uint32_t layout;
    uint32_t size; /* bytes of state */
    uint16_t version;
} SaveKey;

typedef enum SaveResult {
    SAVE_WRITTEN,
    SAVE_KEPT,   /* what lies there could not be read and was not touched */
    SAVE_FAILED, /* the storage refused, or is full or worn out */
    SAVE_WEAK,   /* the battery is too low to change anything safely */
    SAVE_RESULT_COUNT
} SaveResult;

/* Key of the cartridge with this info block. */
SaveKey save_key(const uint8_t *info);

/* Looks at all places; when SAVE_GOOD, the newest state is copied to `state` (key.size bytes; NULL:
 * not wanted). */
SaveVerdict save_load(const SaveKey *key, uint8_t *state);

/* Writes a state, unless it is the newest already, into a place that does not hold the newest
 * record. Whatever fails, the last save stands. */
SaveResult save_commit(const SaveKey *key, const uint8_t *state);

/* Empties all places of an id, the newest record last; SAVE_WRITTEN, SAVE_FAILED or SAVE_WEAK. */
SaveResult save_erase(uint32_t id);

/* Empties the storage, also of ids that nobody knows. */
SaveResult save_erase_all(void);

/* One sentence for the player. */
const char *save_words(SaveVerdict verdict);
const char *save_result_words(SaveResult result);

#endif
