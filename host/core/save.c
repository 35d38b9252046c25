/* Owns packing, checking and choosing of save records, for every medium alike. */
#include "save.h"
#include "cart.h"
#include "crc.h"
#include "port.h"

#include <string.h>

/* What one place holds. */
typedef struct Place {
    SaveVerdict verdict;
    uint32_t sequence;
    bool cut;  /* not proven whole; when broken, the beginning of a record at most */
    bool open; /* broken, and not yet discarded: could read well one day */
} Place;

/* What all places of an id hold. */
typedef struct Survey {
    Place places[STORAGE_PLACES_MOST];
    unsigned count;
    unsigned newest; /* of the good ones; `count` = there is none */
    SaveVerdict verdict;
} Survey;

static uint8_t record[SAVE_RECORD_MOST];
_Static_assert(SAVE_RECORD_MOST % 4 == 0, "a medium may read whole words of it");

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

/* Whether the bytes are the start of a record and end before it does. */
static bool is_start(size_t length) {
    uint8_t magic[4];
    write_u32(magic, DINK_SAVE_MAGIC_WORD);
    size_t seen = length < sizeof magic ? length : sizeof magic;
    return memcmp(record, magic, seen) == 0 &&
           (length < DINK_SAVE_HEADER_SIZE ||
            length - DINK_SAVE_HEADER_SIZE < read_u32(record + DINK_SAVE_STATE_SIZE));
}

/* Judges the record in the buffer by itself. */
static SaveVerdict judge(size_t length) {
    if (length < DINK_SAVE_HEADER_SIZE ||
        read_u32(record + DINK_SAVE_MAGIC) != DINK_SAVE_MAGIC_WORD) {
        return SAVE_BROKEN;
    }
    if (read_u16(record + DINK_SAVE_FORMAT) > DINK_SAVE_FORMAT_VERSION) {
        return SAVE_NEWER;
    }
    uint32_t size = read_u32(record + DINK_SAVE_STATE_SIZE);
    bool sound = read_u16(record + DINK_SAVE_FORMAT) == DINK_SAVE_FORMAT_VERSION &&
                 size <= DINK_STATE_SIZE && length == DINK_SAVE_HEADER_SIZE + size &&
                 record_sum(length) == read_u32(record + DINK_SAVE_CRC);
    return sound ? SAVE_GOOD : SAVE_BROKEN;
}

/* Judges a sound record in the buffer by what it must match. */
static SaveVerdict match(const SaveKey *key) {
    if (read_u32(record + DINK_SAVE_ID) != key->id) {
        return SAVE_FOREIGN;
    }
    uint16_t version = read_u16(record + DINK_SAVE_SAVE_VERSION);
    if (version != key->version) {
        return version < key->version ? SAVE_OLDER : SAVE_NEWER;
    }
    bool same = read_u32(record + DINK_SAVE_LAYOUT_HASH) == key->layout &&
                read_u32(record + DINK_SAVE_STATE_SIZE) == key->size;
    return same ? SAVE_GOOD : SAVE_LAYOUT;
}

/* Reads a place into the buffer; without a key every sound record is good. */
static Place look(uint32_t id, const SaveKey *key, unsigned place) {
    const Storage *storage = port_storage();
    memset(record, 0, sizeof record);
    StorageRead read = storage->read(id, place, record, sizeof record);
    if (read.length == 0) {
        return (Place){.verdict = SAVE_NONE};
    }
    SaveVerdict verdict = judge(read.length);
    bool cut = storage->tells_cuts ? read.cut : verdict == SAVE_BROKEN && is_start(read.length);
    if (verdict == SAVE_NEWER && cut) {
        verdict = SAVE_BROKEN;
    }
    if (verdict == SAVE_GOOD && key != NULL) {
        verdict = match(key);
    }
    bool zeros = (read_u32(record + DINK_SAVE_MAGIC) | read_u32(record + DINK_SAVE_SEQUENCE) |
                  read_u32(record + DINK_SAVE_CRC)) == 0;
    return (Place){verdict, read_u32(record + DINK_SAVE_SEQUENCE), cut,
                   verdict == SAVE_BROKEN && !zeros};
}

/* Whether a record was written by somebody with other rules, and must stay. */
static bool is_strange(SaveVerdict verdict) {
    return verdict != SAVE_NONE && verdict != SAVE_GOOD && verdict != SAVE_BROKEN;
}

/* The verdict when nothing is good: broken and strange records count, cut writes do not. Where a
 * cut shows only by length, it passes for one only beside an empty place: the first save goes into
 * two. */
static SaveVerdict rank_bad(const Survey *survey) {
    bool trusts_cuts = port_storage()->tells_cuts;
    bool broken = false;
    for (unsigned i = 0; i < survey->count; i++) {
        trusts_cuts = trusts_cuts || survey->places[i].verdict == SAVE_NONE;
    }
    for (unsigned i = 0; i < survey->count; i++) {
        const Place *place = &survey->places[i];
        if (is_strange(place->verdict)) {
            return place->verdict;
        }
        broken = broken || (place->verdict == SAVE_BROKEN && !(place->cut && trusts_cuts));
    }
    return broken ? SAVE_BROKEN : SAVE_NONE;
}

/* Finds the good record with the highest sequence, which may wrap around, and the verdict. */
static void rank(Survey *survey) {
    survey->newest = survey->count;
    for (unsigned i = 0; i < survey->count; i++) {
        const Place *place = &survey->places[i];
        if (place->verdict == SAVE_GOOD &&
            (survey->newest == survey->count ||
             (int32_t)(place->sequence - survey->places[survey->newest].sequence) > 0)) {
            survey->newest = i;
        }
    }
    survey->verdict = survey->newest < survey->count ? SAVE_GOOD : rank_bad(survey);
}

static void look_at_all(Survey *survey, uint32_t id, const SaveKey *key) {
    survey->count = (unsigned)port_storage()->blocks * port_storage()->places;
    for (unsigned i = 0; i < survey->count; i++) {
        survey->places[i] = look(id, key, i);
    }
    rank(survey);
}

static void discard(uint32_t id, unsigned place) {
    if (port_storage()->discard != NULL) {
        port_storage()->discard(id, place);
    }
}

/* What was cut short and reads broken now stays broken: the player sees what stands instead. */
static void settle_broken(uint32_t id, const Survey *survey, unsigned place) {
    if (survey->places[place].open && survey->places[place].cut && port_storage_allowed()) {
        discard(id, place);
    }
}

/* Brings the newest record into the buffer; takes the next older one when it does not read well any
 * more. False when there is none. */
static bool fetch_newest(Survey *survey, const SaveKey *key) {
    const Storage *storage = port_storage();
    size_t length = DINK_SAVE_HEADER_SIZE + key->size;
    while (survey->verdict == SAVE_GOOD) {
        Place *newest = &survey->places[survey->newest];
        *newest = look(key->id, key, survey->newest);
        if (newest->verdict == SAVE_GOOD) {
            if (newest->cut && storage->settle != NULL && port_storage_allowed()) {
                memset(record + length, 0, sizeof record - length);
                storage->settle(key->id, survey->newest, record, length);
            }
            return true;
        }
        settle_broken(key->id, survey, survey->newest);
        rank(survey);
    }
    return false;
}

SaveVerdict save_load(const SaveKey *key, uint8_t *state) {
    Survey survey;
    look_at_all(&survey, key->id, key);
    for (unsigned i = 0; i < survey.count; i++) {
        settle_broken(key->id, &survey, i);
    }
    if (state != NULL && fetch_newest(&survey, key)) {
        memcpy(state, record + DINK_SAVE_HEADER_SIZE, key->size);
    }
    return survey.verdict;
}

static bool write_record(const SaveKey *key, const uint8_t *state, unsigned place,
                         uint32_t sequence) {
    size_t length = DINK_SAVE_HEADER_SIZE + key->size;
    memset(record, 0, sizeof record);
    write_u32(record + DINK_SAVE_MAGIC, DINK_SAVE_MAGIC_WORD);
    write_u16(record + DINK_SAVE_FORMAT, DINK_SAVE_FORMAT_VERSION);
    write_u16(record + DINK_SAVE_SAVE_VERSION, key->version);
    write_u32(record + DINK_SAVE_ID, key->id);
    write_u32(record + DINK_SAVE_LAYOUT_HASH, key->layout);
    write_u32(record + DINK_SAVE_SEQUENCE, sequence);
    write_u32(record + DINK_SAVE_STATE_SIZE, key->size);
    memcpy(record + DINK_SAVE_HEADER_SIZE, state, key->size);
    write_u32(record + DINK_SAVE_CRC, record_sum(length));
    return port_storage()->write(key->id, place, record, length);
}

/* Writes into a place; what fails there must not pass for a record later. */
static bool try_place(const SaveKey *key, const uint8_t *state, unsigned place, uint32_t sequence) {
    if (write_record(key, state, place, sequence)) {
        return true;
    }
    discard(key->id, place);
    return false;
}

/* The first save, where a cut shows only by length: into both of two places, so that one broken
 * record can be told from a write that was cut short. The place that was cut short comes first: cut
 * short again, the other one is still empty. */
static SaveResult write_twice(const SaveKey *key, const uint8_t *state, const Survey *survey) {
    unsigned first = survey->places[1].verdict != SAVE_NONE ? 1 : 0;
    bool written = write_record(key, state, first, 1) && write_record(key, state, 1 - first, 2);
    return written ? SAVE_WRITTEN : SAVE_FAILED;
}

/* The first save: nothing of an earlier game may come back beside it. */
static SaveResult write_first(const SaveKey *key, const uint8_t *state, const Survey *survey) {
    const Storage *storage = port_storage();
    if (!storage->tells_cuts) {
        return write_twice(key, state, survey);
    }
    for (unsigned i = 0; i < survey->count; i++) {
        if (survey->places[i].verdict != SAVE_NONE) {
            discard(key->id, i);
            storage->erase(key->id, i / storage->places);
        }
    }
    for (unsigned block = 0; block < storage->blocks; block++) {
        if (try_place(key, state, block * storage->places, 1 + block)) {
            return SAVE_WRITTEN;
        }
    }
    return SAVE_FAILED;
}

static bool holds_strange(const Survey *survey, unsigned block) {
    unsigned places = port_storage()->places;
    for (unsigned i = 0; i < places; i++) {
        if (is_strange(survey->places[block * places + i].verdict)) {
            return true;
        }
    }
    return false;
}

/* A later save: into the place behind the newest record, else into the next block that takes it.
 * The block of the newest record and those with strange ones stay as they are. */
static SaveResult write_next(const SaveKey *key, const uint8_t *state, const Survey *survey) {
    const Storage *storage = port_storage();
    unsigned block = survey->newest / storage->places;
    unsigned next = survey->newest + 1;
    uint32_t sequence = survey->places[survey->newest].sequence;
    SaveResult result = SAVE_KEPT;
    for (unsigned i = 0; i < survey->count; i++) {
        if (survey->places[i].verdict == SAVE_BROKEN) {
            discard(key->id, i);
        }
    }
    if (next % storage->places != 0 && storage->is_blank(key->id, next) &&
        try_place(key, state, next, ++sequence)) {
        return SAVE_WRITTEN;
    }
    for (unsigned i = 1; i < storage->blocks; i++) {
        unsigned other = (block + i) % storage->blocks;
        if (!holds_strange(survey, other)) {
            if (try_place(key, state, other * storage->places, ++sequence)) {
                return SAVE_WRITTEN;
            }
            result = SAVE_FAILED;
        }
    }
    return result;
}

SaveResult save_commit(const SaveKey *key, const uint8_t *state) {
    Survey survey;
    look_at_all(&survey, key->id, key);
    if (fetch_newest(&survey, key) &&
        memcmp(record + DINK_SAVE_HEADER_SIZE, state, key->size) == 0) {
        return SAVE_WRITTEN;
    }
    if (survey.verdict != SAVE_NONE && survey.verdict != SAVE_GOOD) {
        return SAVE_KEPT;
    }
    if (!port_storage_allowed()) {
        return SAVE_WEAK;
    }
    return survey.verdict == SAVE_NONE ? write_first(key, state, &survey)
                                       : write_next(key, state, &survey);
}

SaveResult save_erase(uint32_t id) {
    const Storage *storage = port_storage();
    Survey survey;
    bool erased = true;
    if (!port_storage_allowed()) {
        return SAVE_WEAK;
    }
    look_at_all(&survey, id, NULL);
    unsigned newest = survey.newest < survey.count ? survey.newest : 0;
    for (unsigned i = 1; i <= survey.count; i++) {
        unsigned place = (newest + i) % survey.count;
        if (survey.places[place].verdict != SAVE_NONE) {
            discard(id, place);
        }
    }
    for (unsigned i = 1; i <= storage->blocks; i++) {
        erased = storage->erase(id, (newest / storage->places + i) % storage->blocks) && erased;
    }
    return erased ? SAVE_WRITTEN : SAVE_FAILED;
}

SaveResult save_erase_all(void) {
    const Storage *storage = port_storage();
    bool erased = true;
    uint32_t id = 0;
    if (!port_storage_allowed()) {
        return SAVE_WEAK;
    }
    for (unsigned i = 0; storage->list != NULL && storage->list(i, &id); i++) {
        erased = (id == 0 || save_erase(id) == SAVE_WRITTEN) && erased;
    }
    if (storage->erase_rest != NULL) {
        erased = storage->erase_rest() && erased;
    }
    return erased ? SAVE_WRITTEN : SAVE_FAILED;
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

const char *save_result_words(SaveResult result) {
    static const char *const words[SAVE_RESULT_COUNT] = {
        [SAVE_WRITTEN] = "It is saved.",
        [SAVE_KEPT] = "What is kept there cannot be read.",
        [SAVE_FAILED] = "The storage did not take it.",
        [SAVE_WEAK] = "Battery too low to save.",
    };
    return words[result];
}
