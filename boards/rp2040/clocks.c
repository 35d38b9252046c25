/* Owns the way from the ring oscillator to 133 MHz, and down to the crystal's 12 MHz while nothing
 * is to be done; every wait is bounded, each step can be done without. */
#include "clocks.h"
#include "rp2040_regs.h"

#include <stdbool.h>

#define CRYSTAL_HERTZ 12000000u
/* Cycles of 256 crystal periods before the crystal counts as stable: 16 ms. Slow crystals need 6 ms
 * and more; the 1 ms of the datasheet's example leaves boards that start sometimes. */
#define CRYSTAL_DELAY (16u * CRYSTAL_HERTZ / 1000u / 256u)
/* Above what the ring oscillator may do without trimming (1.8 to 12 MHz, 6.5 typical). */
#define RING_HERTZ_MOST 12000000u
#define RING_MEGAHERTZ 6u
/* A read of a register and its loop take at least 8 cycles: 100 ms at the fastest, 0.6 s at the
 * slowest. */
#define CRYSTAL_TRIES (RING_HERTZ_MOST / 8u / 10u)
/* The PLL locks within 200 reference periods; 1 ms at 12 MHz. */
#define LOCK_TRIES 1500u
#define SWITCH_TRIES 1000u
/* 12 MHz x 133 = 1,596 MHz, / 6 / 2 = 133 MHz (2.18.2) */
#define PLL_FEEDBACK 133u
#define PLL_DIVIDER_1 6u
#define PLL_DIVIDER_2 2u
#define PLL_HERTZ (CRYSTAL_HERTZ * PLL_FEEDBACK / PLL_DIVIDER_1 / PLL_DIVIDER_2)
/* Blocks that nothing needs while the processor sleeps: a sleep ends by a pin or the timer, and no
 * byte is under way to the panel then. */
#define SLEEP_WITHOUT_0                                                                            \
    (SLEEP_EN0_ADC | SLEEP_EN0_DMA | SLEEP_EN0_I2C | SLEEP_EN0_JTAG | SLEEP_EN0_PIO |              \
     SLEEP_EN0_PLL_USB | SLEEP_EN0_PWM | SLEEP_EN0_RTC | SLEEP_EN0_SPI)
#define SLEEP_WITHOUT_1 (SLEEP_EN1_UART | SLEEP_EN1_USB)

static uint32_t system_hertz;

uint32_t clocks_hertz(void) {
    return system_hertz;
}

void clocks_note(uint32_t hertz) {
    system_hertz = hertz;
}

/* Waits until some bits of a register are 1. */
static bool wait_for(uint32_t address, uint32_t bits, uint32_t tries) {
    for (; tries > 0; tries--) {
        if ((REG(address) & bits) == bits) {
            return true;
        }
    }
    return false;
}

static bool select_reference(uint32_t source) {
    REG(CLK_REF_CTRL) = source;
    return wait_for(CLK_REF_SELECTED, 1u << source, SWITCH_TRIES);
}

static bool select_system(uint32_t source) {
    REG(CLK_SYS_CTRL) = source;
    return wait_for(CLK_SYS_SELECTED, 1u << source, SWITCH_TRIES);
}

static bool start_crystal(void) {
    REG(XOSC_STARTUP) = CRYSTAL_DELAY;
    REG(XOSC_CTRL) = XOSC_CTRL_ENABLE | XOSC_CTRL_RANGE_1_15MHZ;
    return wait_for(XOSC_STATUS, XOSC_STATUS_STABLE, CRYSTAL_TRIES);
}

/* From a PLL that is off to one that feeds. */
static bool lock_pll(void) {
    REG_CLR(PLL_SYS_PWR) = PLL_PWR_PD | PLL_PWR_VCOPD;
    if (!wait_for(PLL_SYS_CS, PLL_CS_LOCK, LOCK_TRIES)) {
        return false;
    }
    REG(PLL_SYS_PRIM) = PLL_PRIM_POSTDIV1(PLL_DIVIDER_1) | PLL_PRIM_POSTDIV2(PLL_DIVIDER_2);
    REG_CLR(PLL_SYS_PWR) = PLL_PWR_POSTDIVPD;
    return true;
}

static bool start_pll(void) {
    REG_SET(RESETS_RESET) = RESETS_PLL_SYS;
    REG_CLR(RESETS_RESET) = RESETS_PLL_SYS;
    if (!wait_for(RESETS_RESET_DONE, RESETS_PLL_SYS, SWITCH_TRIES)) {
        return false;
    }
    REG(PLL_SYS_CS) = 1u; /* reference not divided */
    REG(PLL_SYS_FBDIV_INT) = PLL_FEEDBACK;
    return lock_pll();
}

/* What hangs on the clocks: peripherals, ADC, the timer's microseconds. */
static void feed_peripherals(bool crystal) {
    REG(CLK_PERI_CTRL) = CLK_PERI_ENABLE;
    REG(CLK_ADC_CTRL) = 0;
    REG(CLK_ADC_DIV) = CLK_DIV_ONE;
    uint32_t source = crystal ? CLK_ADC_AUXSRC_XOSC : CLK_ADC_AUXSRC_ROSC;
    REG(CLK_ADC_CTRL) = source;
    REG(CLK_ADC_CTRL) = source | CLK_ADC_ENABLE;
    REG(WATCHDOG_TICK) =
        (crystal ? CRYSTAL_HERTZ / 1000000u : RING_MEGAHERTZ) | WATCHDOG_TICK_ENABLE;
    REG_SET(RESETS_RESET) = RESETS_TIMER;
    REG_CLR(RESETS_RESET) = RESETS_TIMER;
    wait_for(RESETS_RESET_DONE, RESETS_TIMER, SWITCH_TRIES);
}

/* The gates of SLEEP_EN close in deep sleep only (2.11.2). */
static void gate_sleep(void) {
    REG(CLK_SLEEP_EN0) = ~(uint32_t)SLEEP_WITHOUT_0;
    REG(CLK_SLEEP_EN1) = ~(uint32_t)SLEEP_WITHOUT_1;
    REG(SCR) = SCR_SLEEPDEEP;
}

void clocks_slow(bool long_wait) {
    if (system_hertz == PLL_HERTZ && select_system(CLK_SYS_SRC_REF) && long_wait) {
        REG_SET(PLL_SYS_PWR) = PLL_PWR_PD | PLL_PWR_POSTDIVPD | PLL_PWR_VCOPD;
    }
}

void clocks_fast(void) {
    if (system_hertz != PLL_HERTZ) {
        return;
    }
    bool feeds = (REG(PLL_SYS_PWR) & PLL_PWR_PD) == 0 || lock_pll();
    if (!feeds || !select_system(CLK_SYS_SRC_AUX)) {
        system_hertz = CRYSTAL_HERTZ;
    }
}

uint32_t clocks_begin(void) {
    /* After a watchdog's reset the PLL may still feed the processor: away from it before it is set
     * up anew. */
    select_system(CLK_SYS_SRC_REF);
    REG(CLK_SYS_DIV) = CLK_DIV_ONE;
    select_reference(CLK_REF_SRC_ROSC);
    REG(CLK_REF_DIV) = CLK_DIV_ONE;
    bool crystal = start_crystal() && select_reference(CLK_REF_SRC_XOSC);
    uint32_t hertz = crystal ? CRYSTAL_HERTZ : RING_HERTZ_MOST;
    if (crystal && start_pll() && select_system(CLK_SYS_SRC_AUX)) {
        hertz = PLL_HERTZ;
    }
    feed_peripherals(crystal);
    gate_sleep();
    return hertz;
}
