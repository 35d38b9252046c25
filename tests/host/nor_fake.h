/* Owns a NOR flash for tests: bits only fall, sectors wear, and the power goes wherever it is told
 * to. */
#ifndef DINK_NOR_FAKE_H
#define DINK_NOR_FAKE_H

#include "port.h"

#include <stdbool.h>
#include <stdint.h>

#define NOR_SECTORS (PORT_FLASH_SIZE / PORT_FLASH_SECTOR)

/* What the half of an erase leaves when the power goes in it. */
typedef enum NorErase {
    NOR_ERASE_NOTHING,  /* what was there */
    NOR_ERASE_START,    /* the first half is blank */
    NOR_ERASE_END,      /* the second half is blank */
    NOR_ERASE_MIXED,    /* each bit as it was, or blank */
    NOR_ERASE_RANDOM,   /* each bit by chance */
    NOR_ERASE_WEAK,     /* reads blank, and holds nothing well */
    NOR_ERASE_UNSTABLE, /* a part of the bits reads differently each time */
    NOR_ERASE_COUNT
} NorErase;

/* What a program leaves of the bits that were to fall when the power goes in it. */
typedef enum NorProgram {
    NOR_PROGRAM_HALF,   /* half of those in its byte fell */
    NOR_PROGRAM_SHAKY,  /* all in its byte fell, or none; one reads differently each time */
    NOR_PROGRAM_ASLEEP, /* none in its page fell, but some do later: see nor_age */
    NOR_PROGRAM_COUNT
} NorProgram;

typedef struct Nor {
    /* Steps that may still be done before the power goes; -1: any number. A program takes one for
     * each byte that changes something, an erase takes two. */
    long power;
    long steps;             /* steps done so far */
    NorErase erasing;       /* what a cut erase leaves */
    NorProgram programming; /* what a cut program leaves */
    uint32_t chance;        /* seed of whatever happens by chance */
    unsigned erases[NOR_SECTORS];
    unsigned programs;
    unsigned cut_erases;
    unsigned stands;          /* erases that a sector stands; 0: any number */
    bool bad[NOR_SECTORS];    /* neither erases nor programs */
    bool sticky[NOR_SECTORS]; /* programs, but one bit stays 1 */
    unsigned weak_programs;   /* programs into bits that a cut erase left weak */
} Nor;

extern Nor nor;

/* A new flash, all blank. */
void nor_reset(void);

/* Whether the power went; nothing changes until it comes back. */
bool nor_is_dead(void);
void nor_power(long steps);

/* The flash as it is now, and back: for trying many cuts from one state. */
typedef struct NorImage NorImage;
NorImage *nor_copy(void);
void nor_restore(const NorImage *image);
void nor_free(NorImage *image);
bool nor_is_same(const NorImage *image);

/* Time goes by: bits that a cut program left asleep fall, unless they were erased or programmed. */
void nor_age(void);

/* Makes bits of a byte read by chance. */
void nor_loosen(uint32_t at, uint8_t bits);

/* The bytes themselves. */
uint8_t *nor_bytes(uint32_t offset);

#endif
