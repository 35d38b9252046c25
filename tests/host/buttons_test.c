/* Owns the tests of the buttons: the shared vectors, chatter, lateness, overflow. */
#include "buttons.h"
#include "abi.h"
#include "check.h"
#include "vectors.h"

#include <string.h>

static const char *const button_names[] = {"A", "B", "C", "UP", "DOWN"};
static const char *const press_names[] = {"A",      "B",      "C",      "UP",      "DOWN",
                                          "LONG_A", "LONG_B", "LONG_C", "LONG_UP", "LONG_DOWN"};

/* -- vectors -- */

static uint64_t unit; /* microseconds of a time in the file */
static char counted[512];

static void take_all(void) {
    PortPress press;
    while (buttons_take(&press)) {
        const char *name = press.code == PORT_PRESS_LEAVE ? "LEAVE" : press_names[press.code % 10u];
        size_t length = strlen(counted);
        snprintf(counted + length, sizeof counted - length, "%s%s %u", length > 0 ? " " : "", name,
                 (unsigned)press.begun);
    }
}

static uint8_t button_of(const char *name) {
    for (uint8_t i = 0; i < BUTTON_COUNT; i++) {
        if (strcmp(name, button_names[i]) == 0) {
            return i;
        }
    }
    CHECK(!"a button of that name");
    return 0;
}

static void take_line(const char *line) {
    unsigned long time = 0;
    char name[8];
    char way[8];
    if (strncmp(line, "case ", 5) == 0) {
        buttons_begin();
        counted[0] = '\0';
    } else if (line[0] == '>') {
        take_all();
        vectors_equal(line + 1 + strspn(line + 1, " "), counted);
    } else if (sscanf(line, "until %lu", &time) == 1) {
        buttons_until(time * unit);
    } else {
        CHECK(sscanf(line, "%lu %7s %7s", &time, name, way) == 3);
        buttons_edge((ButtonsEdge){time * unit, button_of(name), strcmp(way, "down") == 0});
    }
}

/* -- chatter: random presses, and what must come of them -- */

static uint32_t random_state;

static uint32_t below(uint32_t end) {
    random_state = random_state * 1664525u + 1013904223u;
    return (uint32_t)((uint64_t)(random_state >> 8) * end >> 24);
}

enum { EDGES_MOST = 4096, EXPECTED_MOST = 64 };

static ButtonsEdge edges[EDGES_MOST];
static size_t edge_count;

/* What must count: at `us`, in that order. */
static struct Expected {
    uint64_t us;
    PortPress press;
} expected[EXPECTED_MOST];
static size_t expected_count;

static void add_edge(uint64_t us, uint8_t button, uint8_t level) {
    CHECK(edge_count < EDGES_MOST);
    size_t at = edge_count++;
    for (; at > 0 && edges[at - 1].us > us; at--) {
        edges[at] = edges[at - 1];
    }
    edges[at] = (ButtonsEdge){us, button, level};
}

static void expect(uint64_t us, uint32_t code, uint64_t begun) {
    CHECK(expected_count < EXPECTED_MOST);
    size_t at = expected_count++;
    for (; at > 0 && expected[at - 1].us > us; at--) {
        expected[at] = expected[at - 1];
    }
    expected[at] = (struct Expected){us, {code, (uint32_t)(begun / 1000u)}};
}

/* A change of level that chatters for at most 12 ms; returns when it came to rest. */
static uint64_t chatter(uint64_t us, uint8_t button, uint8_t level) {
    add_edge(us, button, level);
    uint64_t end = us + below(12000);
    for (unsigned pairs = below(6); pairs > 0; pairs--) {
        uint64_t away = us + 1 + below((uint32_t)(end - us) + 1);
        uint64_t back = away + 1 + below(3000);
        if (back >= end) {
            break;
        }
        add_edge(away, button, !level);
        add_edge(back, button, level);
        us = back;
    }
    return us;
}

/* Random presses of one button, 25 ms and longer; none near 600 ms, where chatter decides. */
static void plan_button(uint8_t button, uint64_t end) {
    bool at_release = button == BUTTON_A || button == BUTTON_UP;
    for (uint64_t us = 1000 + below(200000); us < end; us += 45000 + below(400000)) {
        bool is_long = below(8) == 0;
        uint64_t length =
            is_long ? 620000 + below(900000) : 25000 + below(below(2) ? 20000 : 550000);
        uint64_t begun = us;
        chatter(begun, button, 1);
        us = chatter(begun + length, button, 0);
        if (!at_release) {
            expect(begun, DINK_PRESS_A + button, begun);
        } else if (!is_long) {
            expect(us, DINK_PRESS_A + button, begun);
        }
        if (is_long) {
            expect(begun + 600000, DINK_PRESS_LONG_A + button, begun);
        }
    }
}

static void check_expected(const PortPress *counted_presses, size_t count) {
    CHECK(count == expected_count);
    for (size_t i = 0; i < count; i++) {
        CHECK(counted_presses[i].code == expected[i].press.code);
        CHECK(counted_presses[i].begun == expected[i].press.begun);
    }
}

/* Hands the edges over, on time or in heaps as after a long erase, and collects what counts. */
static void play(uint64_t end, bool late) {
    static PortPress got[EXPECTED_MOST + 1];
    size_t count = 0;
    uint64_t seen = 0;
    buttons_begin();
    for (size_t i = 0; i <= edge_count; i++) {
        uint64_t us = i < edge_count ? edges[i].us : end;
        uint64_t due = 0;
        while (!late && buttons_due(&due) && due < us) {
            CHECK(due >= seen);
            buttons_until(seen = due);
        }
        if (i < edge_count) {
            buttons_edge(edges[i]);
        } else {
            buttons_until(end);
        }
        while ((!late || below(50) == 0 || i == edge_count) && count <= EXPECTED_MOST &&
               buttons_take(&got[count])) {
            count++;
        }
    }
    CHECK(!buttons_overflowed());
    CHECK(!buttons_held());
    check_expected(got, count);
}

/* A and C never together: that is a chord, and its own vectors. */
static void chatter_neither_doubles_nor_swallows(unsigned traces) {
    for (unsigned seed = 1; seed <= traces; seed++) {
        random_state = seed;
        edge_count = expected_count = 0;
        uint8_t skipped = below(2) ? BUTTON_A : BUTTON_C;
        for (uint8_t button = 0; button < BUTTON_COUNT; button++) {
            if (button != skipped) {
                plan_button(button, 1500000);
            }
        }
        play(9000000, false);
        play(9000000, true);
    }
}

/* -- the queue -- */

static void press_b(uint64_t us) {
    buttons_edge((ButtonsEdge){us, BUTTON_B, 1});
    buttons_edge((ButtonsEdge){us + 40000, BUTTON_B, 0});
}

static void a_full_queue_drops_the_newest_and_says_so(void) {
    PortPress press;
    buttons_begin();
    for (unsigned i = 0; i < BUTTONS_QUEUE; i++) {
        press_b(i * 100000u);
    }
    buttons_until(BUTTONS_QUEUE * 100000u);
    CHECK(!buttons_overflowed());
    press_b(BUTTONS_QUEUE * 100000u);
    CHECK(buttons_overflowed());
    CHECK(!buttons_overflowed());
    for (unsigned i = 0; i < BUTTONS_QUEUE; i++) {
        CHECK(buttons_take(&press) && press.code == DINK_PRESS_B && press.begun == i * 100u);
    }
    CHECK(!buttons_take(&press));
    press_b(90000000);
    CHECK(buttons_take(&press) && press.begun == 90000);
}

static void the_clock_of_presses_wraps(void) {
    PortPress press;
    buttons_begin();
    press_b((UINT64_C(1) << 32) * 1000u + 7000u);
    CHECK(buttons_take(&press) && press.begun == 7);
}

static void nothing_is_due_while_nothing_is_held(void) {
    uint64_t due = 0;
    buttons_begin();
    CHECK(!buttons_due(&due) && !buttons_held());
    buttons_edge((ButtonsEdge){1000, BUTTON_A, 1});
    CHECK(buttons_held() && buttons_due(&due) && due == 601000);
    buttons_edge((ButtonsEdge){50000, BUTTON_A, 0});
    CHECK(buttons_held() && buttons_due(&due) && due == 65000);
    buttons_until(65000);
    CHECK(!buttons_held() && !buttons_due(&due));
}

void test_buttons(void) {
    unit = 1000;
    vectors_run("buttons.txt", take_line);
    unit = 1;
    vectors_run("buttons-bounce.txt", take_line);
    a_full_queue_drops_the_newest_and_says_so();
    the_clock_of_presses_wraps();
    nothing_is_due_while_nothing_is_held();
    chatter_neither_doubles_nor_swallows(3000);
}
