/* Owns the lookup in the boot ROM's tables and the way into its USB loader. */
#include "rom.h"
#include "board.h"
#include "watchdog.h"

/* Fixed places in the ROM; link.ld has the addresses. */
extern const volatile uint16_t rom_function_table[], rom_table_lookup[];

typedef void *(*Lookup)(const uint16_t *table, uint32_t code);
typedef void (*UsbBoot)(uint32_t activity_pins, uint32_t disabled_interfaces);

void *rom_find(uint32_t code) {
    Lookup lookup = (Lookup)(uintptr_t)*rom_table_lookup;
    return lookup((const uint16_t *)(uintptr_t)*rom_function_table, code);
}

_Noreturn void rom_usb_boot(void) {
    UsbBoot boot = (UsbBoot)(uintptr_t)rom_find(ROM_CODE('U', 'B'));
    if (boot != 0) {
#if BOARD_HAS_LED
        boot(1u << BOARD_LED_PIN, 0);
#else
        boot(0, 0);
#endif
    }
    watchdog_reset();
}
