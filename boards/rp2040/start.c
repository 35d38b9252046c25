/* Owns the way from the reset vector to main: power latch and LED first, then memory, clocks, and
 * the buttons that woke the board. */
#include "start.h"
#include "board.h"
#include "clocks.h"
#include "rom.h"
#include "watchdog.h"

#include <stdint.h>
#include <string.h>

#define VECTOR_COUNT (16u + IRQ_COUNT)
#define HARD_FAULT 3u
/* Unused stack is filled with this, so that the high-water mark can be read. */
#define STACK_PAINT 0xa5c35a3cu
/* A block leaves reset within a few cycles; none may hang the start. */
#define RESET_TRIES 1000u

extern uint32_t stack_bottom[], stack_top[], bss_start[], bss_end[];
extern uint32_t ramcode_start[], ramcode_end[], ramcode_load[];
extern uint32_t data_start[], data_end[], data_load[];

int main(void);
void reset_handler(void);
void fault_handler(void);
void time_handler(void);
void time_pump_handler(void);
void edges_handler(void);

uint32_t start_buttons;

typedef void (*Vector)(void);

__attribute__((section(".vectors"), used)) static const Vector flash_vectors[] = {
    (Vector)(uintptr_t)stack_top,
    reset_handler,
    fault_handler,
    fault_handler,
};

/* Interrupts come while the flash is being erased: their table must not lie in it. */
__attribute__((section(".ram_vectors"))) static Vector ram_vectors[VECTOR_COUNT];

/* Volatile, so that no compiler makes of it a call to code that is not yet in RAM. */
static void copy(volatile uint32_t *to, const volatile uint32_t *end, const uint32_t *from) {
    while (to < end) {
        *to++ = *from++;
    }
}

/* Before the finger lets go of the button that powers the board; then a light that says so. */
static inline void latch_power(void) {
#if BOARD_HAS_LATCH
    BOARD_SET(BOARD_LATCH, true);
    REG(SIO_GPIO_OE_SET) = 1u << BOARD_LATCH_PIN;
#endif
    REG_CLR(RESETS_RESET) = RESETS_IO_BANK0 | RESETS_PADS_BANK0;
    const uint32_t wanted = RESETS_IO_BANK0 | RESETS_PADS_BANK0;
    for (unsigned tries = RESET_TRIES; tries > 0; tries--) {
        if ((REG(RESETS_RESET_DONE) & wanted) == wanted) {
            break;
        }
    }
#if BOARD_HAS_LATCH
    BOARD_DRIVE(BOARD_LATCH, true);
#endif
#if BOARD_HAS_LED
    BOARD_DRIVE(BOARD_LED, true);
#endif
}

static void listen_to_buttons(void) {
    for (unsigned pin = 0; pin < 30; pin++) {
        if ((BOARD_BUTTONS >> pin & 1u) != 0) {
            bool low = (BOARD_BUTTONS_LOW >> pin & 1u) != 0;
            pin_listen(pin, low ? PIN_PULL_UP : PIN_PULL_DOWN);
        }
    }
#if BOARD_HAS_USER
    BOARD_LISTEN(BOARD_USER);
#endif
#if BOARD_HAS_USB
    pin_listen(BOARD_USB_PIN, PIN_FLOATING);
#endif
}

static void paint_stack(void) {
    volatile uint32_t *here = (uint32_t *)__builtin_frame_address(0) - 16;
    for (volatile uint32_t *word = stack_bottom; word < here; word++) {
        *word = STACK_PAINT;
    }
}

static void fill_ram(void) {
    copy(ramcode_start, ramcode_end, ramcode_load);
    copy(data_start, data_end, data_load);
    memset(bss_start, 0, (uintptr_t)bss_end - (uintptr_t)bss_start);
    for (unsigned i = 0; i < VECTOR_COUNT; i++) {
        ram_vectors[i] = fault_handler;
    }
    ram_vectors[0] = (Vector)(uintptr_t)stack_top;
    ram_vectors[1] = reset_handler;
    ram_vectors[16u + IRQ_TIMER_0] = time_handler;
    ram_vectors[16u + IRQ_TIMER_1] = time_pump_handler;
    ram_vectors[16u + IRQ_IO_BANK0] = edges_handler;
    REG(VTOR) = (uint32_t)(uintptr_t)ram_vectors;
}

/* Holding USER while the board starts leads to the drive that takes a new image. */
static bool user_held(void) {
#if BOARD_HAS_USER
    return BOARD_IS_ON(BOARD_USER);
#else
    return false;
#endif
}

void reset_handler(void) {
    latch_power();
    uint32_t held = board_buttons();
    listen_to_buttons();
    bool user = user_held();
    /* The crystal takes more than 5 ms: a bouncing finger rests by then. */
    uint32_t hertz = clocks_begin();
    held |= board_buttons();
    paint_stack();
    fill_ram();
    start_buttons = held;
    clocks_note(hertz);
    if (user && user_held()) {
        rom_usb_boot();
    }
    main();
    watchdog_reset();
}

/* Keeps where it happened for the next start (3 words of the watchdog survive it), then starts
 * anew. The stack may be what failed, so it is taken back first. */
__attribute__((naked, section(".ramcode.fault_handler"))) void fault_handler(void) {
    __asm__ volatile("mrs r0, msp\n"
                     "ldr r1, =stack_top\n"
                     "mov sp, r1\n"
                     "ldr r2, =watchdog_fault\n"
                     "bx r2\n"
                     ".ltorg\n");
}
