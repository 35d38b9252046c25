/* Owns the seam between the rules of saves and whatever keeps the bytes: places in blocks. */
#ifndef DINK_STORAGE_H
#define DINK_STORAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STORAGE_PLACES_MOST 8u /* of one id */

typedef struct StorageRead {
    size_t length; /* bytes of the record; 0 = blank */
    bool cut;      /* not proven to be written to its end; says nothing unless tells_cuts */
} StorageRead;

/* A medium. Each id has `blocks` blocks of `places` places; place p lies in block p / places. A
 * place takes one record of at most SAVE_RECORD_MOST bytes. */
typedef struct Storage {
    uint8_t blocks;
    uint8_t places;
    bool tells_cuts; /* false: a write that was cut short shows only by its length */

    /* Copies a record. One that does not read twice alike comes back broken. */
    StorageRead (*read)(uint32_t id, unsigned place, uint8_t *bytes, size_t room);

    /* Puts a record, first byte first, into a place that is_blank, or into the first place of a
     * block whose other places hold nothing that is needed. May read up to 3 bytes beyond the
     * record. True when it reads back as it was given. */
    bool (*write)(uint32_t id, unsigned place, const uint8_t *bytes, size_t length);

    /* Empties a block. */
    bool (*erase)(uint32_t id, unsigned block);

    /* The following are NULL in a medium without need of them. */

    /* Whether write would take a place that is not the first of its block. */
    bool (*is_blank)(uint32_t id, unsigned place);

    /* Makes sure that what is broken never passes for a record again, whatever its bits do. */
    void (*discard)(uint32_t id, unsigned place);

    /* Makes last what reads well, but was perhaps cut short in its last bits. */
    void (*settle)(uint32_t id, unsigned place, const uint8_t *bytes, size_t length);

    /* The ids that have anything here, one after the other from index 0; *id is 0 where there is
     * none. False = no more. */
    bool (*list)(unsigned index, uint32_t *id);

    /* Empties whatever is left. */
    bool (*erase_rest)(void);
} Storage;

#endif
