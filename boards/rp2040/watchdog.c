/* Owns the watchdog's registers; scratch 0 to 2 are ours, the boot ROM uses 4 to 7. */
#include "watchdog.h"
#include "ram_code.h"
#include "rp2040_regs.h"

#include <stdbool.h>

#define TICKS_PER_MILLISECOND 2000u /* erratum RP2040-E1 */
#define SCRATCH_RESETS 0u
#define SCRATCH_FAULT 1u
#define SCRATCH_ASKED 2u
/* A count counts only with this in its upper half: the registers start with anything. */
#define MARK 0xd1c40000u
#define MARK_BITS 0xffff0000u
#define ASKED 0xd1c4a5edu

static uint32_t resets;

void watchdog_fault(const uint32_t *frame);

static void start(uint32_t bits) {
    /* Only the processors restart: pins keep their levels, so that the power latch holds. start.c
     * sets up everything else anew. */
    REG(PSM_WDSEL) = PSM_PROC0 | PSM_PROC1;
    REG(WATCHDOG_CTRL) = WATCHDOG_CTRL_PAUSE;
    REG(WATCHDOG_LOAD) = WATCHDOG_MILLISECONDS * TICKS_PER_MILLISECOND;
    REG(WATCHDOG_CTRL) = WATCHDOG_CTRL_PAUSE | bits;
}

void watchdog_begin(void) {
    bool ours = (REG(WATCHDOG_REASON) & (WATCHDOG_REASON_TIMER | WATCHDOG_REASON_FORCE)) != 0;
    uint32_t kept = REG(WATCHDOG_SCRATCH(SCRATCH_RESETS));
    bool asked = REG(WATCHDOG_SCRATCH(SCRATCH_ASKED)) == ASKED;
    resets = ours && (kept & MARK_BITS) == MARK ? kept & ~MARK_BITS : 0;
    if (!ours) {
        REG(WATCHDOG_SCRATCH(SCRATCH_FAULT)) = 0;
    } else if (!asked) {
        resets++;
    }
    REG(WATCHDOG_SCRATCH(SCRATCH_ASKED)) = 0;
    REG(WATCHDOG_SCRATCH(SCRATCH_RESETS)) = MARK | (resets & ~MARK_BITS);
    start(WATCHDOG_CTRL_ENABLE);
}

void watchdog_feed(void) {
    REG(WATCHDOG_LOAD) = WATCHDOG_MILLISECONDS * TICKS_PER_MILLISECOND;
}

uint32_t watchdog_resets(void) {
    return resets;
}

void watchdog_settled(void) {
    REG(WATCHDOG_SCRATCH(SCRATCH_RESETS)) = MARK;
}

uint32_t watchdog_fault_address(void) {
    return REG(WATCHDOG_SCRATCH(SCRATCH_FAULT));
}

_Noreturn void watchdog_reset(void) {
    REG(WATCHDOG_SCRATCH(SCRATCH_ASKED)) = ASKED;
    start(WATCHDOG_CTRL_TRIGGER);
    for (;;) {
    }
}

/* From fault_handler: frame is the stack pointer at the fault, and may be anything. */
RAM_CODE(watchdog_fault) __attribute__((used)) void watchdog_fault(const uint32_t *frame) {
    extern uint32_t stack_bottom[], stack_top[];
    bool sane = frame >= stack_bottom && frame + 8 <= stack_top;
    REG(WATCHDOG_SCRATCH(SCRATCH_FAULT)) = sane ? frame[6] : 1u;
    REG(PSM_WDSEL) = PSM_PROC0 | PSM_PROC1;
    REG(WATCHDOG_CTRL) = WATCHDOG_CTRL_TRIGGER;
    for (;;) {
    }
}
