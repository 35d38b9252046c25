/* Owns the words of the host's own screens. */
#include "notice.h"
#include "cart.h"
#include "save.h"
#include "vm.h"

#include <string.h>

/* "The saved game is kept. PIEC-1A3C-7F3B" */
#define ID_LETTERS 4u
#define OFFSET_DIGITS_MOST 8u
#define SUM_DIGITS 4u
static const char kept[] = "The saved game is kept.";
static char kept_at[sizeof kept + ID_LETTERS + OFFSET_DIGITS_MOST + SUM_DIGITS + 3];
static bool placed;

static const char to_menu[] = "B: to the menu";
static const char go_on[] = "B: go on";

bool notice_exists(Notice notice) {
    return (notice > NOTICE_NONE && notice <= NOTICE_CHARGE) ||
           (notice > NOTICE_RESULT && notice < NOTICE_RESULT + SAVE_RESULT_COUNT) ||
           (notice > NOTICE_SAVE + SAVE_GOOD && notice < NOTICE_SAVE + SAVE_VERDICT_COUNT) ||
           (notice > NOTICE_FAULT && notice < NOTICE_FAULT + VM_ERROR_COUNT);
}

bool notice_ends_cart(Notice notice) {
    return notice >= NOTICE_SAVE || notice == NOTICE_VALUES || notice == NOTICE_RESTARTS;
}

/* Appends a number in hexadecimal digits, at least so many; returns the end. */
static char *put_hex(char *to, uint32_t value, unsigned digits) {
    while (digits < OFFSET_DIGITS_MOST && value >> (4 * digits) != 0) {
        digits++;
    }
    for (unsigned digit = digits; digit-- > 0;) {
        *to++ = "0123456789ABCDEF"[value >> (4 * digit) & 0xf];
    }
    return to;
}

void notice_set_place(uint32_t id, uint32_t offset, uint32_t sum) {
    char *to = kept_at;
    memcpy(to, kept, sizeof kept - 1);
    to += sizeof kept - 1;
    *to++ = ' ';
    write_u32((uint8_t *)to, id);
    to += ID_LETTERS;
    *to++ = '-';
    to = put_hex(to, offset, 1);
    *to++ = '-';
    to = put_hex(to, sum & 0xffffu, SUM_DIGITS);
    *to = '\0';
    placed = true;
}

void notice_forget_place(void) {
    placed = false;
}

static Message not_usable(const char *words) {
    return (Message){"Save not usable", NULL, words, "It is kept. The menu can erase it.", to_menu};
}

static Message not_saved(SaveResult result) {
    static const char words[] = "This could not be saved. The last save stands.";
    static const char again[] = "The next action tries again.";
    switch (result) {
    case SAVE_KEPT:
        return (Message){"Not saved", "E-KEPT", words, again, go_on};
    case SAVE_WEAK:
        return (Message){"Not saved", "E-WEAK", save_result_words(result), "The last save stands.",
                         go_on};
    default:
        return (Message){"Not saved", "E-WRITE", words, again, go_on};
    }
}

Message notice_message(Notice notice) {
    if (notice >= NOTICE_FAULT) {
        VmError error = (VmError)(notice - NOTICE_FAULT);
        return (Message){"Stopped", vm_error_code(error), vm_error_words(error),
                         placed ? kept_at : kept, to_menu};
    }
    if (notice >= NOTICE_SAVE) {
        return not_usable(save_words((SaveVerdict)(notice - NOTICE_SAVE)));
    }
    if (notice >= NOTICE_RESULT) {
        return not_saved((SaveResult)(notice - NOTICE_RESULT));
    }
    switch (notice) {
    case NOTICE_UNWRITTEN:
        return (Message){"Not written", "E-WRITE", "The storage did not take the change.", NULL,
                         go_on};
    case NOTICE_VALUES:
        return not_usable("Its values cannot occur in this game.");
    case NOTICE_RESTARTS:
        return (Message){"Stopped", "E-WATCH", "The device had to restart itself several times.",
                         kept, to_menu};
    default:
        return (Message){"Charge me", NULL, "The battery is empty.", "The last save stands.",
                         "USB or fresh cells, then any button"};
    }
}
