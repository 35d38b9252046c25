/* Owns loading, resuming and renewing of the one cartridge that runs. */
#include "session.h"
#include "cart.h"
#include "port.h"
#include "shelf.h"

#include <string.h>

static size_t loaded = SHELF_NONE;
static uint8_t kept[DINK_STATE_SIZE]; /* a state on its way between storage and instances */

size_t session_index(void) {
    return loaded;
}

bool session_is_menu(void) {
    return loaded != SHELF_NONE && loaded == shelf_menu();
}

void session_close(void) {
    vm_unload();
    loaded = SHELF_NONE;
}

static Outcome failed(VmError error) {
    return (Outcome){.error = error};
}

static Outcome refused(Notice notice) {
    return (Outcome){.refused = notice};
}

static Outcome returned(VmError error, uint32_t status) {
    if (error == VM_OK && (status & DINK_STATUS_REFUSED) != 0) {
        shelf_set_refused(loaded, true);
        return refused(NOTICE_VALUES);
    }
    return (Outcome){.error = error, .status = status};
}

static Outcome resume(void) {
    uint32_t status = 0;
    VmError error = cart_resume(&status);
    return returned(error, status);
}

static Outcome start(void) {
    uint32_t low = 0;
    uint32_t high = 0;
    uint32_t status = 0;
    port_entropy(&low, &high);
    VmError error = cart_start(low, high, &status);
    return returned(error, status);
}

/* A new instance with host info written; its state is empty. */
static VmError load(size_t index) {
    const ShelfCart *cart = shelf_cart(index);
    session_close();
    VmError error = cart_load(cart->wasm, cart->length);
    if (error == VM_OK) {
        loaded = index;
        shelf_host_info(cart_region(DINK_HOST_PTR), session_is_menu());
    }
    return error;
}

/* Starts anew, or goes on from what is kept. */
static Outcome open_from(SaveVerdict verdict, uint32_t size) {
    if (verdict == SAVE_NONE) {
        return start();
    }
    if (verdict != SAVE_GOOD) {
        return refused((Notice)(NOTICE_SAVE + verdict));
    }
    memcpy(cart_region(DINK_STATE_PTR), kept, size);
    return resume();
}

Outcome session_open(size_t index) {
    VmError error = load(index);
    if (error != VM_OK) {
        return failed(error);
    }
    SaveKey key = save_key(cart_info());
    return open_from(session_is_menu() ? SAVE_NONE : save_load(&key, kept), key.size);
}

Outcome session_wake(size_t index) {
    if (index != shelf_menu() || load(index) != VM_OK) {
        return session_open(index);
    }
    SaveKey key = save_key(cart_info());
    if (save_load(&key, kept) == SAVE_GOOD) {
        Outcome outcome = open_from(SAVE_GOOD, key.size);
        if (outcome.error == VM_OK && outcome.refused == NOTICE_NONE) {
            return outcome;
        }
    }
    return session_open(index);
}

typedef VmError Call(uint32_t code, uint32_t *status);

static VmError step(uint32_t unused, uint32_t *status) {
    (void)unused;
    return cart_step(status);
}

/* Calls; when compiled code fills the arena on the way, once more from the same state without the
 * code of earlier calls. All else that the first attempt has written is written again. */
static Outcome call(Call *cartridge, uint32_t code) {
    uint32_t status = 0;
    memcpy(kept, cart_region(DINK_STATE_PTR), sizeof kept);
    VmError error = cartridge(code, &status);
    if (error == VM_ARENA) {
        memcpy(cart_region(DINK_STATE_PTR), kept, sizeof kept);
        error = vm_forget_code();
        error = error == VM_OK ? cartridge(code, &status) : error;
    }
    return (Outcome){.error = error, .status = status & ~DINK_STATUS_REFUSED};
}

Outcome session_press(uint32_t code) {
    return call(cart_press, code);
}

Outcome session_step(void) {
    return call(step, 0);
}

Outcome session_refresh(void) {
    shelf_host_info(cart_region(DINK_HOST_PTR), session_is_menu());
    return resume();
}

SaveResult session_suspend(void) {
    SaveKey key = save_key(cart_info());
    return save_commit(&key, cart_region(DINK_STATE_PTR));
}

SaveResult session_commit(void) {
    return session_is_menu() ? SAVE_WRITTEN : session_suspend();
}
