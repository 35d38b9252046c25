/* Owns the two sectors of marks: one a page, the newest counts, a page is cancelled by more zeros.
 */
#include "glass_mark.h"
#include "cart.h"
#include "crc.h"
#include "flash_area.h"

enum {
    MARK_MAGIC = 0,
    MARK_SEQUENCE = 4,
    MARK_SUM = 8,
    MARK_QUICK = 12,
    MARK_CRC = 16,
    MARK_WRITTEN = 20, /* bytes that a mark is written with */
    MARK_CANCEL = 24,  /* FF: holds */
    MARK_SIZE = 32
};
#define MARK_MAGIC_WORD 0x53414c47u /* GLAS */
#define SECTOR_MARKS (PORT_FLASH_SECTOR / PORT_FLASH_PAGE)
#define MARKS (2u * SECTOR_MARKS)

typedef enum State {
    STATE_BLANK,
    STATE_TORN, /* was cut short */
    STATE_HOLDS,
    STATE_OVER /* cancelled */
} State;

typedef struct Mark {
    State state;
    uint32_t sequence;
    uint32_t sum;
    uint32_t quick;
} Mark;

static uint32_t mark_at(unsigned index) {
    return FLASH_GLASS + index * PORT_FLASH_PAGE;
}

/* Any cancelled bit is enough: a cancelling that was cut short is one, as the glass changes after
 * it. */
static bool is_over(unsigned index) {
    return !flash_is_blank(mark_at(index) + MARK_CANCEL, MARK_SIZE - MARK_CANCEL);
}

static Mark read_mark(unsigned index) {
    uint8_t bytes[MARK_WRITTEN];
    if (flash_is_blank(mark_at(index), MARK_SIZE)) {
        return (Mark){.state = STATE_BLANK};
    }
    bool steady = flash_read(mark_at(index), bytes, sizeof bytes);
    Mark mark = {STATE_TORN, read_u32(bytes + MARK_SEQUENCE), read_u32(bytes + MARK_SUM),
                 read_u32(bytes + MARK_QUICK)};
    if (steady && read_u32(bytes + MARK_MAGIC) == MARK_MAGIC_WORD &&
        crc32(0, bytes, MARK_CRC) == read_u32(bytes + MARK_CRC)) {
        mark.state = is_over(index) ? STATE_OVER : STATE_HOLDS;
    }
    return mark;
}

/* Index of the newest whole mark; MARKS when there is none. */
static unsigned find_newest(Mark *newest) {
    unsigned found = MARKS;
    for (unsigned i = 0; i < MARKS; i++) {
        Mark mark = read_mark(i);
        bool whole = mark.state == STATE_HOLDS || mark.state == STATE_OVER;
        if (whole && (found == MARKS || (int32_t)(mark.sequence - newest->sequence) > 0)) {
            *newest = mark;
            found = i;
        }
    }
    return found;
}

/* Whether a page was begun and its cancelling is not beyond doubt. */
static bool is_open(unsigned index) {
    uint8_t bytes[MARK_SIZE - MARK_CANCEL];
    if (read_mark(index).state == STATE_BLANK) {
        return false;
    }
    bool steady = flash_read(mark_at(index) + MARK_CANCEL, bytes, sizeof bytes);
    return !steady || (read_u32(bytes) | read_u32(bytes + 4)) != 0;
}

bool glass_mark_read(uint32_t *sum, uint32_t *quick) {
    Mark newest = {.state = STATE_BLANK};
    if (port_flash() == NULL || find_newest(&newest) == MARKS || newest.state != STATE_HOLDS) {
        return false;
    }
    *sum = newest.sum;
    *quick = newest.quick;
    return true;
}

bool glass_mark_cancel(void) {
    bool done = true;
    for (unsigned i = 0; port_flash() != NULL && i < MARKS; i++) {
        if (is_open(i)) {
            done = flash_void(mark_at(i) + MARK_CANCEL, MARK_SIZE - MARK_CANCEL) && done;
        }
    }
    return done;
}

static bool put_mark(unsigned index, const Mark *mark) {
    uint8_t bytes[MARK_WRITTEN];
    write_u32(bytes + MARK_MAGIC, MARK_MAGIC_WORD);
    write_u32(bytes + MARK_SEQUENCE, mark->sequence);
    write_u32(bytes + MARK_SUM, mark->sum);
    write_u32(bytes + MARK_QUICK, mark->quick);
    write_u32(bytes + MARK_CRC, crc32(0, bytes, MARK_CRC));
    if (flash_put(mark_at(index), bytes, sizeof bytes)) {
        return true;
    }
    (void)flash_void(mark_at(index), MARK_SIZE);
    return false;
}

/* Behind the newest mark; at the end of a sector the other one is erased, whose marks are all
 * older. */
bool glass_mark_write(uint32_t sum, uint32_t quick) {
    Mark newest = {.state = STATE_BLANK};
    if (port_flash() == NULL) {
        return false;
    }
    unsigned last = find_newest(&newest);
    unsigned sector = last == MARKS ? 1 : last / SECTOR_MARKS;
    Mark mark = {STATE_HOLDS, newest.sequence + 1, sum, quick};
    for (unsigned i = last + 1; last != MARKS && i < (sector + 1) * SECTOR_MARKS; i++) {
        if (!flash_is_blank(mark_at(i), PORT_FLASH_PAGE)) {
            (void)flash_void(mark_at(i), MARK_SIZE); /* cut short; must not read well one day */
        } else if (put_mark(i, &mark)) {
            return true;
        }
    }
    unsigned other = (1 - sector) * SECTOR_MARKS;
    return flash_clear(mark_at(other)) && put_mark(other, &mark);
}
