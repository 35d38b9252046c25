/* Owns what the host does with presses and status words; the order is that of abi/README.md. */
#include "console.h"
#include "cart.h"
#include "crc.h"
#include "glass.h"
#include "notice.h"
#include "port.h"
#include "requests.h"
#include "session.h"
#include "settings.h"
#include "vm_arena.h"

#include <string.h>

static struct {
    uint32_t status;    /* of the loaded cartridge's last call */
    uint32_t to_cart;   /* id of the cartridge that comes next; 0 = none */
    uint32_t gate_from; /* when the gate closed */
    uint32_t begun;     /* when the console began */
    Notice notice;      /* the host's screen that stands; NOTICE_NONE: the cartridge's picture */
    bool to_menu;       /* the menu comes next */
    bool off;           /* there is nothing to run */
    bool gate;          /* presses begun before the picture stands are another person's */
    bool starting;      /* a press from before the start may still come, and counts for nothing */
    bool keep;          /* the state is to be saved, once the panel has its picture */
    bool crowded;       /* the cartridge's compiled code does not fit into the arena as a whole */
    bool unsaved;       /* a failed save was told; it is told again after the next success */
} console;

static void tell(Notice notice) {
    console.notice = notice;
    Message message = notice_message(notice);
    glass_tell(&message, DINK_STATUS_SCENE);
}

static void close_gate(void) {
    console.gate = true;
    console.gate_from = port_now();
}

/* Forgets the cartridge, so that the next boot opens the menu. */
static void close_cart(void) {
    session_close();
    console.status = 0;
    console.keep = false;
    console.crowded = false;
    settings_set_running(0);
}

/* The cartridge failed: its save stays as it is, and presses meant for it do not answer the
 * message. */
static void fault(VmError error) {
    size_t index = session_index();
    uint32_t offset = 0;
    notice_forget_place();
    if (index != SHELF_NONE && vm_place(&offset)) {
        const ShelfCart *cart = shelf_cart(index);
        notice_set_place(shelf_id(index), offset, crc32(0, cart->wasm, cart->length));
    }
    close_cart();
    close_gate();
    tell((Notice)(NOTICE_FAULT + error));
}

static void refuse(Notice notice) {
    close_cart();
    tell(notice);
}

static void commit(void) {
    console.keep = false;
    SaveResult result = session_commit();
    if (result != SAVE_WRITTEN && !console.unsaved) {
        tell((Notice)(NOTICE_RESULT + result));
    }
    console.unsaved = result != SAVE_WRITTEN;
}

/* Secrets off the glass; false after a fault. */
static bool hide(bool stays) {
    if ((console.status & DINK_STATUS_PRIVATE) == 0) {
        return true;
    }
    Outcome hidden = session_press(DINK_PRESS_HIDE);
    if (hidden.error != VM_OK) {
        fault(hidden.error);
        return false;
    }
    console.status = hidden.status;
    if (stays) {
        glass_show(cart_region(DINK_FRAMEBUFFER_PTR), hidden.status | DINK_STATUS_CURTAIN);
        close_gate();
    }
    return true;
}

/* Back to the menu; a message about a failed save is read first. */
static void leave(void) {
    if (!session_is_menu() && hide(false)) {
        commit();
        console.to_menu = true;
    }
}

static void take(uint32_t status);

/* Goes on after a call. */
static void finish(Outcome outcome) {
    if (outcome.error != VM_OK) {
        fault(outcome.error);
    } else if (outcome.refused != NOTICE_NONE) {
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
    if (result != SAVE_WRITTEN && console.notice == NOTICE_NONE) {
        tell(NOTICE_UNWRITTEN);
    }
}

/* Does what a status word asks: picture first, then, at a later tick, storage while the panel is
 * busy. */
static void take(uint32_t status) {
    console.status = status;
    if ((status & DINK_STATUS_CHANGED) != 0) {
        glass_show(cart_region(DINK_FRAMEBUFFER_PTR), status);
    }
    if ((status & (DINK_STATUS_CURTAIN | DINK_STATUS_GATE)) != 0) {
        close_gate();
    }
    console.keep = console.keep || (status & DINK_STATUS_SAVE) != 0;
    if ((status & DINK_STATUS_REQUEST) != 0) {
        request();
    } else if ((status & DINK_STATUS_LAUNCH) != 0 && session_is_menu()) {
        console.to_cart = read_u32(cart_region(DINK_REQUEST_PTR) + DINK_REQUEST_CARTRIDGE);
    } else if ((status & DINK_STATUS_LEAVE) != 0) {
        leave();
    }
}

typedef Outcome Open(size_t index);

static void open_menu(Open *open) {
    size_t menu = shelf_menu();
    close_cart();
    console.off = menu == SHELF_NONE;
    if (!console.off) {
        finish(open(menu));
    }
}

static void launch(uint32_t id) {
    size_t index = shelf_find(id);
    if (index == SHELF_NONE || index == shelf_menu()) {
        fault(VM_UNLOADED);
        return;
    }
    console.status = 0;
    console.keep = false;
    console.crowded = false;
    settings_set_running(id);
    finish(session_open(index));
}

/* Whether a press was begun for what is on the glass. Leaving is meant whoever holds the device. */
static bool passes(const PortPress *press) {
    if (console.starting && (int32_t)(press->begun - console.begun) < 0) {
        return false;
    }
    if (!console.gate || press->code == PORT_PRESS_LEAVE) {
        return true;
    }
    if (!glass_stands()) {
        return false;
    }
    uint32_t stood = glass_stands_since();
    stood = (int32_t)(console.gate_from - stood) > 0 ? console.gate_from : stood;
    return (int32_t)(press->begun - stood) >= 0;
}

/* The next press that counts. */
static bool next_press(PortPress *press) {
    while (port_press(press)) {
        if (passes(press)) {
            console.gate = false;
            return true;
        }
    }
    console.starting = console.starting && port_held();
    return false;
}

/* The cartridge's picture comes back from under a screen of the host's own. */
static void show_again(void) {
    glass_show(cart_region(DINK_FRAMEBUFFER_PTR), console.status | DINK_STATUS_SCENE);
}

/* A screen of the host's own stands: B and A go on, long UP cleans the glass. */
static void answer(uint32_t code) {
    if (code == DINK_PRESS_LONG_UP) {
        glass_clean();
    } else if (code == DINK_PRESS_A || code == DINK_PRESS_B || code == PORT_PRESS_LEAVE) {
        console.to_menu = console.to_menu || notice_ends_cart(console.notice);
        console.notice = NOTICE_NONE;
        if (!console.to_menu && console.to_cart == 0) {
            show_again();
        }
    }
}

static void deliver(uint32_t code) {
    if (console.notice != NOTICE_NONE) {
        answer(code);
    } else if (code == DINK_PRESS_LONG_UP) {
        glass_clean();
    } else if (code == PORT_PRESS_LEAVE) {
        leave();
    } else if (code < DINK_PRESS_HIDE) {
        finish(session_press(code));
    }
}

/* While nobody presses: compiles what no call has needed yet, so that no press waits for it. Of a
 * cartridge that does not fit into the arena as a whole, what is called most is compiled (a build
 * puts it first); the rest comes as calls need it, and before they fill the arena all is forgotten,
 * so that a press seldom has to be done twice for want of room. True: there may be more to do. */
static bool prepare(void) {
    const size_t part = VM_ARENA_BYTES / 100 * 86;
    const size_t nearly_full = VM_ARENA_BYTES / 100 * 92;
    bool left = false;
    VmError error = VM_OK;
    if (!console.crowded || vm_usage().arena < part) {
        error = vm_compile_next(&left);
    }
    if (error == VM_ARENA || (console.crowded && vm_usage().arena > nearly_full)) {
        console.crowded = true;
        vm_forget_code();
        left = vm_usage().arena < part;
    }
    return left;
}

/* Goes where the last call or answer led; false when it led nowhere. */
static bool move_on(void) {
    if (console.notice != NOTICE_NONE || (!console.to_menu && console.to_cart == 0)) {
        return false;
    }
    uint32_t id = console.to_menu ? 0 : console.to_cart;
    console.to_menu = false;
    console.to_cart = 0;
    if (id == 0) {
        open_menu(session_open);
    } else {
        launch(id);
    }
    return true;
}

ConsoleState console_tick(void) {
    glass_tick();
    if (console.off) {
        return CONSOLE_OFF;
    }
    if (move_on()) {
        return CONSOLE_BUSY;
    }
    PortPress press;
    bool pressed = next_press(&press);
    if (console.keep) {
        /* Flash takes long enough to keep a panel from its picture, but not longer than its own
         * work. Whoever presses on sooner waits for the save. */
        if (pressed || glass_has_time()) {
            commit();
        } else {
            return CONSOLE_BUSY;
        }
    }
    if (pressed) {
        deliver(press.code);
    }
    bool plays = console.notice == NOTICE_NONE && !console.to_menu && console.to_cart == 0;
    if (plays && (console.status & DINK_STATUS_MORE) != 0) {
        finish(session_step());
        return CONSOLE_BUSY;
    }
    bool prepares = plays && !pressed && prepare();
    return pressed || prepares || console.keep ? CONSOLE_BUSY : CONSOLE_IDLE;
}

/* As before the sleep, if there was one: the cartridge, the menu where it was, the host's screen.
 */
static void go_on(bool slept) {
    uint32_t id = settings_now()->running;
    if (id != 0 && shelf_find(id) != SHELF_NONE) {
        launch(id);
    } else {
        open_menu(slept ? session_wake : session_open);
    }
    Notice notice = settings_now()->notice;
    if (slept && console.notice == NOTICE_NONE && notice_exists(notice)) {
        tell(notice);
    }
}

/* True: a sleep goes before this boot. */
static bool begin(const ShelfCart *carts, size_t count) {
    memset(&console, 0, sizeof console);
    console.begun = port_now();
    session_close();
    settings_load();
    shelf_fill(carts, count);
    return glass_begin();
}

void console_begin(const ShelfCart *carts, size_t count, uint32_t first) {
    bool slept = begin(carts, count);
    if (first != 0 && shelf_find(first) != SHELF_NONE) {
        launch(first);
    } else {
        go_on(slept);
    }
    glass_open();
    /* The press that woke the device was begun when the picture had stood all along. Without that
     * picture nobody could know what it would do: it has started the device, and that is all. */
    console.starting = !glass_was_kept();
    console.gate = console.gate && console.starting;
}

void console_begin_careful(const ShelfCart *carts, size_t count) {
    begin(carts, count);
    open_menu(session_open);
    tell(NOTICE_RESTARTS);
    glass_open();
    console.starting = true;
}

void console_sleep(void) {
    if (session_index() != SHELF_NONE && hide(console.notice == NOTICE_NONE)) {
        commit();
    }
}

void console_suspend(void) {
    console_sleep();
    if (session_is_menu()) {
        session_suspend();
    }
    settings_set_notice(console.notice);
}

void console_charge(void) {
    Message message = notice_message(NOTICE_CHARGE);
    hide(false);
    glass_tell(&message, DINK_STATUS_CURTAIN);
}

void console_recharged(void) {
    if (console.notice != NOTICE_NONE) {
        tell(console.notice);
    } else if (session_index() != SHELF_NONE) {
        show_again();
    }
}

const char *console_text(size_t *length) {
    static char words[256];
    *length = 0;
    if (console.notice != NOTICE_NONE) {
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
