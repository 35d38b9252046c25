/* Owns debouncing and what holds become. Two stages: chatter is taken off the contacts, which
 * gives ups and downs in the order of time; these, and time, make presses, as the emulator page
 * makes them of its keys (host/web/buttons.ts). */
#include "buttons.h"
#include "abi.h"

#include <string.h>

#define LONG_US ((uint64_t)DINK_LONG_PRESS_MS * 1000u)
#define NEVER UINT64_MAX

/* A button as its contact has it. */
typedef struct Contact {
    bool down;       /* pressed, and not yet let go for good */
    bool closed;     /* what the last edge said */
    uint64_t begun;  /* when it was pressed */
    uint64_t opened; /* when it opened; means something while `down` and not `closed` */
} Contact;

/* A button that was pressed or let go, free of chatter. */
typedef struct Turn {
    uint64_t us;
    uint8_t button;
    bool down;
} Turn;

/* A button that is held. */
typedef struct Hold {
    bool active;
    bool spent; /* nothing more comes from this hold */
    uint64_t begun;
    uint64_t becomes_long; /* NEVER once it did or may not */
} Hold;

/* While one contact may still chatter, at most three turns of each other one can wait for it. */
enum { TURNS_MOST = 16 };

static struct {
    Contact contacts[BUTTON_COUNT];
    Turn turns[TURNS_MOST]; /* in the order of time */
    Hold holds[BUTTON_COUNT];
    uint64_t leaves; /* when A and C were held long enough; NEVER: they are not held together */
    PortPress queue[BUTTONS_QUEUE];
    uint8_t turn_count;
    uint8_t queue_first;
    uint8_t queue_count;
    bool swallows; /* they were: nothing counts until both are up */
    bool overflowed;
} now;

/* These have a long meaning, so their short press counts when they are let go. */
static bool counts_at_release(unsigned button) {
    return button == BUTTON_A || button == BUTTON_UP;
}

static void emit(uint32_t code, uint64_t begun) {
    if (now.queue_count == BUTTONS_QUEUE) {
        now.overflowed = true;
        return;
    }
    unsigned end = (now.queue_first + now.queue_count) % BUTTONS_QUEUE;
    now.queue[end] = (PortPress){code, (uint32_t)(begun / 1000u)};
    now.queue_count++;
}

/* -- second stage: holds -- */

static void await_long(Hold *hold, uint64_t us) {
    uint64_t due = hold->begun + LONG_US;
    hold->becomes_long = due > us ? due : us;
}

static void leave(void) {
    uint64_t begun = now.leaves - LONG_US;
    now.leaves = NEVER;
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        now.holds[i].becomes_long = NEVER;
        now.holds[i].spent = true;
    }
    now.swallows = true;
    emit(PORT_PRESS_LEAVE, begun);
}

static void press_down(unsigned button, uint64_t us) {
    Hold *hold = &now.holds[button];
    *hold = (Hold){.active = true, .spent = now.swallows, .begun = us, .becomes_long = NEVER};
    if (hold->spent) {
        return;
    }
    if (!counts_at_release(button)) {
        emit(DINK_PRESS_A + button, us);
    }
    await_long(hold, us);
    if (now.holds[BUTTON_A].active && now.holds[BUTTON_C].active) {
        now.holds[BUTTON_A].becomes_long = NEVER;
        now.holds[BUTTON_C].becomes_long = NEVER;
        now.leaves = us + LONG_US;
    }
}

/* A or C was let go: the other is an ordinary press again. */
static void part(unsigned other, uint64_t us) {
    now.leaves = NEVER;
    Hold *hold = &now.holds[other];
    if (!hold->active) {
        now.swallows = false;
    } else if (!hold->spent) {
        await_long(hold, us);
    }
}

static void let_go(unsigned button, uint64_t us) {
    Hold hold = now.holds[button];
    now.holds[button] = (Hold){.becomes_long = NEVER};
    if (button == BUTTON_A || button == BUTTON_C) {
        part(button == BUTTON_A ? BUTTON_C : BUTTON_A, us);
    }
    if (!hold.spent && counts_at_release(button)) {
        emit(DINK_PRESS_A + button, hold.begun);
    }
}

/* The hold that becomes long next; BUTTON_COUNT when none does. */
static unsigned next_long(void) {
    unsigned next = BUTTON_COUNT;
    uint64_t soonest = NEVER;
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        if (now.holds[i].becomes_long < soonest) {
            soonest = now.holds[i].becomes_long;
            next = i;
        }
    }
    return next;
}

/* Lets holds become what they have become by then. */
static void pass_time(uint64_t us) {
    for (;;) {
        unsigned button = next_long();
        uint64_t due = button == BUTTON_COUNT ? NEVER : now.holds[button].becomes_long;
        if (due <= us && due <= now.leaves) {
            now.holds[button].becomes_long = NEVER;
            now.holds[button].spent = true;
            emit(DINK_PRESS_LONG_A + button, now.holds[button].begun);
        } else if (now.leaves <= us) {
            leave();
        } else {
            return;
        }
    }
}

/* -- first stage: contacts -- */

static bool may_chatter(const Contact *contact) {
    return contact->down && !contact->closed;
}

/* When an open contact is let go for good. */
static uint64_t settles(const Contact *contact) {
    uint64_t stable = contact->opened + BUTTONS_STABLE_US;
    uint64_t lockout = contact->begun + BUTTONS_LOCKOUT_US;
    return stable > lockout ? stable : lockout;
}

static void add_turn(Turn turn) {
    if (now.turn_count == TURNS_MOST) {
        now.overflowed = true;
        return;
    }
    unsigned at = now.turn_count++;
    for (; at > 0 && now.turns[at - 1].us > turn.us; at--) {
        now.turns[at] = now.turns[at - 1];
    }
    now.turns[at] = turn;
}

static void settle(uint64_t us) {
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        Contact *contact = &now.contacts[i];
        if (may_chatter(contact) && settles(contact) <= us) {
            contact->down = false;
            add_turn((Turn){contact->opened, (uint8_t)i, false});
        }
    }
}

/* Hands turns over, up to the first contact of which nobody knows yet whether it was let go. */
static void hand_over(uint64_t us) {
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        const Contact *contact = &now.contacts[i];
        us = may_chatter(contact) && contact->opened < us ? contact->opened : us;
    }
    unsigned done = 0;
    for (; done < now.turn_count && now.turns[done].us <= us; done++) {
        const Turn *turn = &now.turns[done];
        pass_time(turn->us);
        (turn->down ? press_down : let_go)(turn->button, turn->us);
    }
    now.turn_count = (uint8_t)(now.turn_count - done);
    memmove(now.turns, now.turns + done, now.turn_count * sizeof now.turns[0]);
    pass_time(us);
}

void buttons_begin(void) {
    memset(&now, 0, sizeof now);
    now.leaves = NEVER;
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        now.holds[i].becomes_long = NEVER;
    }
}

void buttons_edge(ButtonsEdge edge) {
    settle(edge.us);
    Contact *contact = &now.contacts[edge.button];
    bool closed = edge.level != 0;
    if (closed && !contact->closed && !contact->down) {
        contact->down = true;
        contact->begun = edge.us;
        add_turn((Turn){edge.us, edge.button, true});
    } else if (!closed && contact->closed) {
        contact->opened = edge.us;
    }
    contact->closed = closed;
    hand_over(edge.us);
}

void buttons_until(uint64_t us) {
    settle(us);
    hand_over(us);
}

bool buttons_due(uint64_t *us) {
    uint64_t due = NEVER;
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        const Contact *contact = &now.contacts[i];
        due = may_chatter(contact) && settles(contact) < due ? settles(contact) : due;
    }
    if (due == NEVER) {
        unsigned button = next_long();
        due = button == BUTTON_COUNT ? NEVER : now.holds[button].becomes_long;
        due = now.leaves < due ? now.leaves : due;
    }
    *us = due;
    return due != NEVER;
}

bool buttons_take(PortPress *press) {
    if (now.queue_count == 0) {
        return false;
    }
    *press = now.queue[now.queue_first];
    now.queue_first = (uint8_t)((now.queue_first + 1u) % BUTTONS_QUEUE);
    now.queue_count--;
    return true;
}

bool buttons_held(void) {
    for (unsigned i = 0; i < BUTTON_COUNT; i++) {
        if (now.contacts[i].down) {
            return true;
        }
    }
    return false;
}

bool buttons_overflowed(void) {
    bool overflowed = now.overflowed;
    now.overflowed = false;
    return overflowed;
}
