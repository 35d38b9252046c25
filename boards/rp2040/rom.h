/* Owns the functions of the boot ROM, found by their two-letter codes (datasheet 2.8.3). */
#ifndef DINK_ROM_H
#define DINK_ROM_H

#include <stdint.h>

#define ROM_CODE(a, b) ((uint32_t)(a) | (uint32_t)(b) << 8)

/* Address of a function of the ROM; NULL when this ROM has none of that name. */
void *rom_find(uint32_t code);

/* Ends here: the board becomes the drive RPI-RP2, which takes a new image. */
_Noreturn void rom_usb_boot(void);

#endif
