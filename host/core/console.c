/* Owns what the host does with presses and status words; the order is that of abi/README.md. */
#include "console.h"
#include "cart.h"
#include "glass.h"
#include "port.h"
#include "present.h"
#include "requests.h"
#include "session.h"
#include "settings.h"
#include "vm_arena.h"

#include <string.h>

/* What a press on a screen of the host's own leads to. */
typedef enum After { AFTER_NOTHING, AFTER_MENU, AFTER_CART } After;

static struct {
    uint32_t status;  /* of the loaded cartridge's last call */
    uint32_t to_cart; /* id of the cartridge that comes next; 0 = none */
    After
        after; /* of the host's screen that stands; AFTER_NOTHING: the cartridge's picture stands */
    bool to_menu; /* the menu comes next */
    bool off;     /* there is nothing to run */
    bool gate;    /* presses begun before the picture stands are another person's */
    bool unsaved; /* a failed save was told; it is told again after the next success */
} console;

static void tell(Message message, After after) {
    console.after = after;
    glass_tell(&message);
}

/* Forgets the cartridge, so that the next boot opens the menu. */
static void close_cart(void) {
    session_close();
    console.status = 0;
    settings_set_running(0);
}

/* The cartridge failed: its save stays as it is, and presses meant for it do not answer the
 * message. */
static void fault(VmError error) {
    close_cart();
    console.gate = true;
    tell((Message){"Stopped", vm_error_code(error), vm_error_words(error),
                   "The saved game is kept.", "B: to the menu"},
         AFTER_MENU);
}

static void refuse(const char *words) {
    close_cart();
    tell((Message){"Save not usable", NULL, words, "It is kept. The menu can erase it.",
                   "B: to the menu"},
         AFTER_MENU);
}

static void commit(void) {
    SaveResult result = session_commit();
    if (result != SAVE_WRITTEN && !console.unsaved) {
        const char *code = result == SAVE_KEPT ? "E-KEPT" : "E-WRITE";
        tell((Message){"Not saved", code, "This could not be saved. The last save stands.",
                       "The next action tries again.", "B: go on"},
             AFTER_CART);
    }
    console.unsaved = result != SAVE_WRITTEN;
}

/* Before the cartridge goes or the device sleeps: secrets off the glass, state kept. False after a
 * fault. */
static bool put_away(bool stays) {
    if ((console.status & DINK_STATUS_PRIVATE) != 0) {
        Outcome hidden = session_press(DINK_PRESS_HIDE);
        if (hidden.error != VM_OK) {
            fault(hidden.error);
            return false;
        }
        console.status = hidden.status;
        if (stays) {
            glass_show(cart_region(DINK_FRAMEBUFFER_PTR), hidden.status | DINK_STATUS_CURTAIN);
        }
    }
    commit();
    return true;
}

/* Back to the menu; a message about a failed save is read first. */
static void leave(void) {
    if (!session_is_menu() && put_away(false)) {
        console.to_menu = true;
    }
}

static void take(uint32_t status);

/* Goes on after a call. */
static void finish(Outcome outcome) {
    if (outcome.error != VM_OK) {
        fault(outcome.error);
    } else if (outcome.refused != NULL) {
        refuse(outcome.refused);
    } else {
        take(outcome.status);
    }
}

/* Does what the request region asks; the cartridge reads the new host info at resume. */
static void request(void) {
    SaveResult result = request_obey(cart_region(DINK_REQUEST_PTR), session_is_menu());
    Outcome outcome = session_refresh();
    outcome.status &= ~(DINK_STATUS_REQUEST | DINK_STATUS_LAUNCH | DINK_STATUS_LEAVE);
    finish(outcome);
    if (result != SAVE_WRITTEN && console.after == AFTER_NOTHING) {
        tell((Message){"Not written", "E-WRITE", "The storage did not take the change.", NULL,
                       "B: go on"},
             AFTER_CART);
    }
}

/* Does what a status word asks: picture first, then storage while the panel is busy. */
static void take(uint32_t status) {
    console.status = status;
    if ((status & DINK_STATUS_CHANGED) != 0) {
        glass_show(cart_region(DINK_FRAMEBUFFER_PTR), status);
    }
    console.gate = console.gate || (status & (DINK_STATUS_CURTAIN | DINK_STATUS_GATE)) != 0;
    if ((status & DINK_STATUS_SAVE) != 0) {
        commit();
    }
    if ((status & DINK_STATUS_REQUEST) != 0) {
        request();
    } else if ((status & DINK_STATUS_LAUNCH) != 0 && session_is_menu()) {
        console.to_cart = read_u32(cart_region(DINK_REQUEST_PTR) + DINK_REQUEST_CARTRIDGE);
    } else if ((status & DINK_STATUS_LEAVE) != 0) {
        leave();
    }
}

static void open_menu(void) {
    size_t menu = shelf_menu();
    close_cart();
    console.off = menu == SHELF_NONE;
    if (!console.off) {
        finish(session_open(menu));
    }
}

static void launch(uint32_t id) {
    size_t index = shelf_find(id);
    if (index == SHELF_NONE || index == shelf_menu()) {
        fault(VM_UNLOADED);
        return;
    }
    console.status = 0;
    settings_set_running(id);
    finish(session_open(index));
}

/* The next press that counts. */
static bool next_press(PortPress *press) {
    while (port_press(press)) {
        if (!console.gate || (int32_t)(press->begun - port_stands()) >= 0) {
            console.gate = false;
            return true;
        }
    }
    return false;
}

/* A screen of the host's own stands: B and A go on, long UP cleans the glass. */
static void answer(uint32_t code) {
    if (code == DINK_PRESS_LONG_UP) {
        glass_clean();
    } else if (code == DINK_PRESS_A || code == DINK_PRESS_B || code == PORT_PRESS_LEAVE) {
        console.to_menu = console.to_menu || console.after == AFTER_MENU;
        console.after = AFTER_NOTHING;
        if (!console.to_menu && console.to_cart == 0) {
            glass_show(cart_region(DINK_FRAMEBUFFER_PTR), console.status | DINK_STATUS_SCENE);
        }
    }
}

static void deliver(uint32_t code) {
    if (console.after != AFTER_NOTHING) {
        answer(code);
    } else if (code == DINK_PRESS_LONG_UP) {
        glass_clean();
    } else if (code == PORT_PRESS_LEAVE) {
        leave();
    } else if (code < DINK_PRESS_HIDE) {
        finish(session_press(code));
    }
}

/* Compiled code fills the arena: goes on in a fresh instance, with the same picture. */
static void renew(void) {
    uint32_t status = console.status;
    Outcome outcome = session_renew();
    if (outcome.error != VM_OK || outcome.refused != NULL) {
        finish(outcome);
    } else {
        console.status = status;
    }
}

ConsoleState console_tick(void) {
    if (console.off) {
        return CONSOLE_OFF;
    }
    if (console.after == AFTER_NOTHING && (console.to_menu || console.to_cart != 0)) {
        uint32_t id = console.to_menu ? 0 : console.to_cart;
        console.to_menu = false;
        console.to_cart = 0;
        if (id == 0) {
            open_menu();
        } else {
            launch(id);
        }
        return CONSOLE_BUSY;
    }
    PortPress press;
    bool pressed = next_press(&press);
    if (pressed) {
        deliver(press.code);
    }
    bool plays = console.after == AFTER_NOTHING && !console.to_menu && console.to_cart == 0;
    if (plays && (console.status & DINK_STATUS_MORE) != 0) {
        finish(session_step());
        return CONSOLE_BUSY;
    }
    if (plays && !pressed && vm_usage().arena > VM_ARENA_BYTES / 5 * 4) {
        renew();
    }
    return pressed ? CONSOLE_BUSY : CONSOLE_IDLE;
}

void console_begin(const ShelfCart *carts, size_t count, uint32_t first) {
    memset(&console, 0, sizeof console);
    session_close();
    present_reset();
    settings_load();
    shelf_fill(carts, count);
    uint32_t id = first != 0 ? first : settings_now()->running;
    if (id != 0 && shelf_find(id) != SHELF_NONE) {
        launch(id);
    } else {
        open_menu();
    }
}

void console_sleep(void) {
    if (session_index() != SHELF_NONE && console.after == AFTER_NOTHING) {
        put_away(true);
    }
}

const char *console_text(size_t *length) {
    static char words[256];
    *length = 0;
    if (console.after != AFTER_NOTHING) {
        *length = glass_words(words, sizeof words);
    } else if (session_index() != SHELF_NONE && (console.status & DINK_STATUS_PRIVATE) == 0) {
        return (const char *)cart_text(length);
    }
    return words;
}

uint32_t console_status(void) {
    return console.status;
}

uint32_t console_running(void) {
    size_t index = session_index();
    return index == SHELF_NONE ? 0 : shelf_id(index);
}
