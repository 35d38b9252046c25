/* Owns the seam of the made-up chip behind the panel bus: its clock, its troubles, its tape. */
#ifndef DINK_CHIP_H
#define DINK_CHIP_H

#include <stdbool.h>
#include <stdint.h>

typedef enum ChipTrouble {
    CHIP_WELL,
    CHIP_STUCK_LOW,  /* BUSY low whatever happens */
    CHIP_STUCK_HIGH, /* BUSY high whatever happens; also what an absent panel looks like */
} ChipTrouble;

/* How long things take, and what goes wrong; all may change at any time. */
typedef struct Chip {
    ChipTrouble trouble;
    uint32_t frame_us;
    uint32_t otp_us;
    uint32_t pon_us;
    uint32_t pof_us;
    uint32_t fall_us;  /* from a command to BUSY low */
    uint32_t hang;     /* the next so many operations never end */
    uint32_t skip;     /* the next so many operations do not happen: BUSY stays high */
    uint32_t short_us; /* if not 0: refreshes last this long */
    uint32_t byte_ns;  /* a byte on the bus */
    uint32_t offset;   /* of the clock that the driver sees, us */
} Chip;

extern Chip chip;

/* Lets time pass. */
void chip_pass(uint32_t us);

/* Notes a line on the tape (stdout), with the time. */
void chip_note(const char *words);

#endif
