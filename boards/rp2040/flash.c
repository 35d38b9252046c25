/* Owns erasing and writing the save area of the flash. Meanwhile no code can be read from it: what
 * runs here, interrupts included, lies in RAM. Interrupts stay on, so that buttons keep their
 * times. */
#include "board.h"
#include "flash.h"
#include "flash_store.h"
#include "port.h"
#include "ram_code.h"
#include "rom.h"

#include <string.h>

#define BOOT2_BYTES 256u
/* What the ROM may erase at once; it falls back to sectors of 4 KB (2.8.3.1.3). */
#define BLOCK_BYTES 65536u
#define BLOCK_ERASE 0xd8u
/* Handlers that lie in RAM with all they call. */
#define RAM_INTERRUPTS (1u << IRQ_TIMER_0 | 1u << IRQ_IO_BANK0)

_Static_assert(PORT_FLASH_SIZE == BOARD_SAVE_BYTES, "board.json and port.h agree on the save area");

typedef void (*RomCall)(void);
typedef void (*RomErase)(uint32_t offset, size_t count, uint32_t block, uint8_t command);
typedef void (*RomProgram)(uint32_t offset, const uint8_t *bytes, size_t count);

static struct {
    RomCall connect; /* NULL: a ROM without these functions */
    RomCall exit_xip;
    RomErase erase;
    RomProgram program;
    RomCall flush_cache;
} rom;
static uint32_t boot2[BOOT2_BYTES / 4u];
static uint8_t page[PORT_FLASH_PAGE];

void flash_begin(void) {
    rom.connect = (RomCall)(uintptr_t)rom_find(ROM_CODE('I', 'F'));
    rom.exit_xip = (RomCall)(uintptr_t)rom_find(ROM_CODE('E', 'X'));
    rom.erase = (RomErase)(uintptr_t)rom_find(ROM_CODE('R', 'E'));
    rom.program = (RomProgram)(uintptr_t)rom_find(ROM_CODE('R', 'P'));
    rom.flush_cache = (RomCall)(uintptr_t)rom_find(ROM_CODE('F', 'C'));
    if (rom.exit_xip == 0 || rom.erase == 0 || rom.program == 0 || rom.flush_cache == 0) {
        rom.connect = 0;
    }
    memcpy(boot2, (const void *)(uintptr_t)XIP_BASE, sizeof boot2);
}

/* Erases a sector (program false) or writes `page`. */
RAM_CODE(flash_change) static void flash_change(uint32_t address, bool program) {
    uint32_t pads[PADS_QSPI_COUNT];
    uint32_t others = REG(NVIC_ISER) & ~RAM_INTERRUPTS;
    REG(NVIC_ICER) = others;
    for (uint32_t i = 0; i < PADS_QSPI_COUNT; i++) {
        pads[i] = REG(PADS_QSPI_FIRST + 4u * i);
    }
    rom.connect();
    rom.exit_xip();
    if (program) {
        rom.program(address, page, PORT_FLASH_PAGE);
    } else {
        rom.erase(address, PORT_FLASH_SECTOR, BLOCK_BYTES, BLOCK_ERASE);
    }
    rom.flush_cache();
    /* The SSI ends a command when its queue runs empty: no handler may come between two words of
     * one, and boot2 writes them one by one. Some microseconds; edges wait in their latches. The
     * ROM's functions hold the select line themselves. */
    __asm__ volatile("cpsid i" ::: "memory");
    ((RomCall)((uintptr_t)boot2 | 1u))();
    __asm__ volatile("cpsie i" ::: "memory");
    for (uint32_t i = 0; i < PADS_QSPI_COUNT; i++) {
        REG(PADS_QSPI_FIRST + 4u * i) = pads[i];
    }
    REG(NVIC_ISER) = others;
}

const uint8_t *port_flash(void) {
    return (const uint8_t *)(uintptr_t)(XIP_NOCACHE_NOALLOC_BASE + BOARD_SAVE_OFFSET);
}

/* Whether a range lies in the save area, on its grid: nothing else stops the ROM from erasing us.
 */
static bool is_ours(uint32_t offset, size_t length, uint32_t grid) {
    return rom.connect != 0 && offset % grid == 0 && length % grid == 0 && length > 0 &&
           offset < BOARD_SAVE_BYTES && length <= BOARD_SAVE_BYTES - offset;
}

bool port_flash_erase(uint32_t offset) {
    if (!is_ours(offset, PORT_FLASH_SECTOR, PORT_FLASH_SECTOR) || !port_storage_allowed()) {
        return false;
    }
    flash_change(BOARD_SAVE_OFFSET + offset, false);
    return true;
}

bool port_flash_program(uint32_t offset, const uint8_t *bytes, size_t length) {
    if (!is_ours(offset, length, PORT_FLASH_PAGE)) {
        return false;
    }
    for (size_t done = 0; done < length; done += PORT_FLASH_PAGE) {
        memcpy(page, bytes + done, PORT_FLASH_PAGE);
        flash_change(BOARD_SAVE_OFFSET + offset + (uint32_t)done, true);
    }
    return true;
}

const Storage *port_storage(void) {
    return flash_store();
}
