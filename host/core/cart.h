/* Owns one loaded cartridge: its checked info block and its regions, on top of vm.h. */
#ifndef DINK_CART_H
#define DINK_CART_H

#include "abi.h"
#include "vm.h"

#include <stdbool.h>

/* Whether an info block keeps the contract: VM_OK, VM_INFO or VM_VERSION. */
VmError cart_judge(const uint8_t *block);

/* Loads a cartridge and checks that its info block keeps the contract. */
VmError cart_load(const uint8_t *wasm, size_t length);

/* The four calls; *status is the status word, 0 after an error. */
VmError cart_start(uint32_t seed_low, uint32_t seed_high, uint32_t *status);
VmError cart_resume(uint32_t *status);
VmError cart_press(uint32_t code, uint32_t *status);
VmError cart_step(uint32_t *status);

/* Address of a region in linear memory; NULL when nothing is loaded. Ask again after each load. */
uint8_t *cart_region(uint32_t address);

/* The info block, DINK_INFO_SIZE bytes, copied at load time. */
const uint8_t *cart_info(void);

/* Its icon, DINK_ICON_SIZE bytes, or NULL. */
const uint8_t *cart_icon(void);

/* The text layer without its length word; *length in bytes. */
const uint8_t *cart_text(size_t *length);

/* Little-endian numbers in blocks of bytes. */
uint32_t read_u32(const uint8_t *at);
uint16_t read_u16(const uint8_t *at);
void write_u32(uint8_t *at, uint32_t value);
void write_u16(uint8_t *at, uint16_t value);

#endif
