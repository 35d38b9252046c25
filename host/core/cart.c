/* Owns the reading of a loaded cartridge's memory: info block, regions, text. */
#include "cart.h"

#include <string.h>

static uint8_t info[DINK_INFO_SIZE];

uint32_t read_u32(const uint8_t *at) {
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

uint16_t read_u16(const uint8_t *at) {
    return (uint16_t)(at[0] | at[1] << 8);
}

void write_u32(uint8_t *at, uint32_t value) {
    for (unsigned i = 0; i < 4; i++) {
        at[i] = (uint8_t)(value >> 8 * i);
    }
}

void write_u16(uint8_t *at, uint16_t value) {
    at[0] = (uint8_t)value;
    at[1] = (uint8_t)(value >> 8);
}

/* Whether the regions lie where the contract puts them. */
static bool regions_agree(const uint8_t *block) {
    static const struct {
        uint32_t field;
        uint32_t value;
    } fixed[] = {
        {DINK_INFO_FRAMEBUFFER_PTR, DINK_FRAMEBUFFER_PTR},
        {DINK_INFO_TEXT_PTR, DINK_TEXT_PTR},
        {DINK_INFO_TEXT_SIZE, DINK_TEXT_SIZE},
        {DINK_INFO_STATE_PTR, DINK_STATE_PTR},
        {DINK_INFO_HOST_PTR, DINK_HOST_PTR},
        {DINK_INFO_HOST_SIZE, DINK_HOST_SIZE},
        {DINK_INFO_REQUEST_PTR, DINK_REQUEST_PTR},
        {DINK_INFO_REQUEST_SIZE, DINK_REQUEST_SIZE},
    };
    for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++) {
        if (read_u32(block + fixed[i].field) != fixed[i].value) {
            return false;
        }
    }
    uint32_t size = read_u32(block + DINK_INFO_STATE_SIZE);
    return size >= DINK_SUMMARY_SIZE && size <= DINK_STATE_SIZE;
}

VmError cart_judge(const uint8_t *block) {
    if (read_u32(block + DINK_INFO_MAGIC) != DINK_MAGIC) {
        return VM_INFO;
    }
    if (read_u16(block + DINK_INFO_CONTRACT_VERSION) != DINK_CONTRACT_VERSION) {
        return VM_VERSION;
    }
    uint32_t icon = read_u16(block + DINK_INFO_ICON_PTR);
    return regions_agree(block) && icon <= DINK_MEMORY_LIMIT - DINK_ICON_SIZE ? VM_OK : VM_INFO;
}

static VmError check_info(void) {
    uint32_t address = 0;
    VmError error = vm_call(VM_INFO_CALL, 0, 0, &address);
    if (error != VM_OK) {
        return error;
    }
    if (address > DINK_MEMORY_LIMIT - DINK_INFO_SIZE) {
        return VM_INFO;
    }
    memcpy(info, vm_memory() + address, DINK_INFO_SIZE);
    return cart_judge(info);
}

VmError cart_load(const uint8_t *wasm, size_t length) {
    VmError error = vm_load(wasm, length);
    if (error == VM_OK) {
        error = check_info();
    }
    if (error != VM_OK) {
        vm_unload();
    }
    return error;
}

static VmError call(VmExport what, uint32_t first, uint32_t second, uint32_t *status) {
    *status = 0;
    VmError error = vm_call(what, first, second, status);
    if (error != VM_OK) {
        *status = 0;
    }
    return error;
}

VmError cart_start(uint32_t seed_low, uint32_t seed_high, uint32_t *status) {
    return call(VM_START, seed_low, seed_high, status);
}

VmError cart_resume(uint32_t *status) {
    return call(VM_RESUME, 0, 0, status);
}

VmError cart_press(uint32_t code, uint32_t *status) {
    return call(VM_PRESS, code, 0, status);
}

VmError cart_step(uint32_t *status) {
    return call(VM_STEP, 0, 0, status);
}

uint8_t *cart_region(uint32_t address) {
    uint8_t *memory = vm_memory();
    return memory == NULL ? NULL : memory + address;
}

const uint8_t *cart_info(void) {
    return info;
}

const uint8_t *cart_icon(void) {
    uint32_t address = read_u16(info + DINK_INFO_ICON_PTR);
    return address == 0 ? NULL : cart_region(address);
}

const uint8_t *cart_text(size_t *length) {
    const uint8_t *region = cart_region(DINK_TEXT_PTR);
    *length = read_u32(region);
    if (*length > DINK_TEXT_SIZE - 4u) {
        *length = DINK_TEXT_SIZE - 4u;
    }
    return region + 4;
}
