/* Owns what is known of each cartridge without running it. */
#include "shelf.h"
#include "cart.h"
#include "module.h"
#include "port.h"
#include "power.h"
#include "settings.h"

#include <string.h>

typedef struct Known {
    const ShelfCart *cart;
    uint8_t info[DINK_INFO_SIZE];
    uint8_t icon[DINK_ICON_SIZE]; /* all zeros = none */
    bool refused;
} Known;

static Known known[SHELF_MOST];
static size_t known_count;

/* Copies info block and icon from the head of a module's data, where our build puts them: that
 * takes no interpreter, which at every start would cost 6 ms a cartridge. False when they are not
 * there. */
static bool read_head(Known *entry) {
    uint32_t numbers[VM_EXPORT_COUNT] = {0};
    const ShelfCart *cart = entry->cart;
    if (module_check(cart->wasm, cart->length, numbers) != VM_OK) {
        return false;
    }
    ModuleData data = module_first_data(cart->wasm, cart->length);
    if (data.length < DINK_INFO_SIZE || cart_judge(data.bytes) != VM_OK) {
        return false;
    }
    uint32_t icon = read_u16(data.bytes + DINK_INFO_ICON_PTR);
    uint32_t at = icon - data.address;
    if (icon != 0 && (icon < data.address || at + DINK_ICON_SIZE > data.length)) {
        return false;
    }
    memcpy(entry->info, data.bytes, DINK_INFO_SIZE);
    if (icon != 0) {
        memcpy(entry->icon, data.bytes + at, DINK_ICON_SIZE);
    }
    return true;
}

/* The same by loading the cartridge and asking it. */
static bool ask(Known *entry) {
    if (cart_load(entry->cart->wasm, entry->cart->length) != VM_OK) {
        return false;
    }
    memcpy(entry->info, cart_info(), DINK_INFO_SIZE);
    const uint8_t *icon = cart_icon();
    if (icon != NULL) {
        memcpy(entry->icon, icon, DINK_ICON_SIZE);
    }
    return true;
}

void shelf_fill(const ShelfCart *carts, size_t count) {
    known_count = 0;
    for (size_t i = 0; i < count && known_count < SHELF_MOST; i++) {
        Known *entry = &known[known_count];
        memset(entry, 0, sizeof *entry);
        entry->cart = &carts[i];
        if (read_head(entry) || ask(entry)) {
            known_count++;
        }
    }
    vm_unload();
}

static bool is_menu(const Known *entry) {
    return entry->info[DINK_INFO_MIN_PLAYERS] == 0;
}

size_t shelf_find(uint32_t id) {
    for (size_t i = 0; i < known_count; i++) {
        if (shelf_id(i) == id) {
            return i;
        }
    }
    return SHELF_NONE;
}

size_t shelf_menu(void) {
    for (size_t i = 0; i < known_count; i++) {
        if (is_menu(&known[i])) {
            return i;
        }
    }
    return SHELF_NONE;
}

size_t shelf_count(void) {
    return known_count;
}

const ShelfCart *shelf_cart(size_t index) {
    return known[index].cart;
}

uint32_t shelf_id(size_t index) {
    return read_u32(known[index].info + DINK_INFO_ID);
}

void shelf_set_refused(size_t index, bool refused) {
    known[index].refused = refused;
}

static void write_entry(uint8_t *entry, const Known *cart) {
    uint8_t state[DINK_STATE_SIZE];
    SaveKey key = save_key(cart->info);
    SaveVerdict verdict = save_load(&key, state);
    memcpy(entry + DINK_ENTRY_INFO, cart->info, DINK_INFO_SIZE);
    memcpy(entry + DINK_ENTRY_ICON, cart->icon, DINK_ICON_SIZE);
    if (verdict == SAVE_GOOD && !cart->refused) {
        entry[DINK_ENTRY_SAVE] = DINK_SAVE_STATE_OK;
        memcpy(entry + DINK_ENTRY_SUMMARY, state, DINK_SUMMARY_SIZE);
    } else {
        entry[DINK_ENTRY_SAVE] =
            verdict == SAVE_NONE ? DINK_SAVE_STATE_NONE : DINK_SAVE_STATE_REFUSED;
    }
}

void shelf_host_info(uint8_t *host, bool for_menu) {
    const Settings *settings = settings_now();
    memset(host, 0, DINK_HOST_SIZE);
    host[DINK_HOST_REFRESH_STYLE] = settings->refresh_style;
    host[DINK_HOST_IDLE_MINUTES] = settings->idle_minutes;
    host[DINK_HOST_TEXT_SIZE] = settings->text_size;
    host[DINK_HOST_BATTERY] = power_level(port_battery_millivolts());
    host[DINK_HOST_POWER_SOURCE] = port_power_source();
    write_u32(host + DINK_HOST_LAST_CARTRIDGE, settings->last);
    if (!for_menu) {
        return;
    }
    uint8_t count = 0;
    for (size_t i = 0; i < known_count && count < DINK_HOST_MAX_ENTRIES; i++) {
        if (!is_menu(&known[i])) {
            write_entry(host + DINK_HOST_ENTRIES + (size_t)count * DINK_ENTRY_SIZE, &known[i]);
            count++;
        }
    }
    host[DINK_HOST_ENTRY_COUNT] = count;
}
