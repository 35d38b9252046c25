/* Owns the microsecond timer and its alarm, which ends a sleep. */
#include "clock_time.h"
#include "clocks.h"
#include "ram_code.h"
#include "rp2040_regs.h"

#include <stdbool.h>

#define ALARM_0 1u
#define ALARM_1 2u
#define PUMP_US 1000u
/* The alarm compares for equality: a time that has passed before it is set would come in 71
 * minutes. */
#define SLEEP_LEAST 20u
#define SLEEP_MOST 1000000u
/* To the slow clock and back takes some 5 us, and 0.1 to 0.2 ms when the PLL has to lock: at most a
 * tenth of these waits. */
#define SLOW_LEAST 50u
#define LONG_LEAST 5000u

static volatile bool woken;
static void (*pumped)(void);

void time_handler(void);
void time_pump_handler(void);

void time_begin(void) {
    REG(TIMER_INTE) = ALARM_0 | ALARM_1;
    REG(NVIC_ISER) = 1u << IRQ_TIMER_0;
}

RAM_CODE(time_us) uint64_t time_us(void) {
    uint32_t high = REG(TIMER_TIMERAWH);
    for (;;) {
        uint32_t low = REG(TIMER_TIMERAWL);
        uint32_t again = REG(TIMER_TIMERAWH);
        if (again == high) {
            return (uint64_t)high << 32 | low;
        }
        high = again;
    }
}

RAM_CODE(time_wake) void time_wake(void) {
    woken = true;
}

RAM_CODE(time_handler) void time_handler(void) {
    REG(TIMER_INTR) = ALARM_0;
    woken = true;
}

void time_sleep(uint32_t microseconds) {
    uint32_t most = microseconds > SLEEP_MOST ? SLEEP_MOST : microseconds;
    uint32_t length = most < SLEEP_LEAST ? SLEEP_LEAST : most;
    __asm__ volatile("cpsid i" ::: "memory");
    bool slow = length >= SLOW_LEAST && !woken;
    if (!woken) {
        REG(TIMER_ALARM0) = REG(TIMER_TIMERAWL) + length;
        if (slow) {
            clocks_slow(length >= LONG_LEAST);
        }
        __asm__ volatile("dsb\nwfi" ::: "memory");
        REG(TIMER_ARMED) = ALARM_0;
    }
    woken = false;
    /* Whatever woke us notes its time now, and not after the clock is back. */
    __asm__ volatile("cpsie i\nisb" ::: "memory");
    if (slow) {
        clocks_fast();
    }
}

void time_spin(uint32_t microseconds) {
    uint32_t start = REG(TIMER_TIMERAWL);
    while (REG(TIMER_TIMERAWL) - start < microseconds) {
    }
}

void time_pump_handler(void) {
    REG(TIMER_INTR) = ALARM_1;
    REG(TIMER_ALARM1) = REG(TIMER_TIMERAWL) + PUMP_US;
    pumped();
}

void time_pump(void (*work)(void)) {
    pumped = work;
    REG(TIMER_ALARM1) = REG(TIMER_TIMERAWL) + PUMP_US;
    REG(NVIC_ISER) = 1u << IRQ_TIMER_1;
}

void time_pump_end(void) {
    REG(NVIC_ICER) = 1u << IRQ_TIMER_1;
    REG(TIMER_ARMED) = ALARM_1;
}
