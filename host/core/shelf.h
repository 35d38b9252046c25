/* Owns the list of cartridges that the console has, and what the menu is told about them. */
#ifndef DINK_SHELF_H
#define DINK_SHELF_H

#include "abi.h"
#include "save.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A cartridge's file; the bytes must stay. */
typedef struct ShelfCart {
    const uint8_t *wasm;
    size_t length;
} ShelfCart;

#define SHELF_MOST (DINK_HOST_MAX_ENTRIES + 1u) /* the menu beside the entries it can list */
#define SHELF_NONE SHELF_MOST

/* Opens each cartridge once to read its info block and icon; damaged ones are left out. Leaves
 * nothing loaded. */
void shelf_fill(const ShelfCart *carts, size_t count);

/* Index of the cartridge with an id, or of the menu; SHELF_NONE when there is none. */
size_t shelf_find(uint32_t id);
size_t shelf_menu(void);

/* How many cartridges there are. */
size_t shelf_count(void);

const ShelfCart *shelf_cart(size_t index);
uint32_t shelf_id(size_t index);

/* Notes that a cartridge refused its own save at resume (true), or that the save is gone (false).
 */
void shelf_set_refused(size_t index, bool refused);

/* Writes host info, DINK_HOST_SIZE bytes: settings, power, and for the menu the entries with their
 * saves. */
void shelf_host_info(uint8_t *host, bool for_menu);

#endif
