/* Owns the order of things from the last press to the dark rail, and back. Asleep on USB is no
 * state of its own: the rail is let go all the same, and what still runs waits for a button. */
#include "handheld.h"
#include "glass.h"
#include "port.h"
#include "power.h"
#include "settings.h"

#include <string.h>

/* How often the battery is looked at while the device is awake. */
#define MEASURE_EACH_MS 10000u
/* And when that is due, but the panel works. */
#define MEASURE_AGAIN_MS 100u

/* What is left to do before the rail may go. */
typedef enum Way {
    WAY_GLASS, /* the last picture shall stand */
    WAY_PANEL, /* the panel comes to rest */
    WAY_DONE
} Way;

static struct {
    const ShelfCart *carts;
    size_t count;
    PowerState state;
    Way way;
    uint32_t measured; /* when */
    bool careful;
    bool open;  /* the console has begun */
    bool asks;  /* the glass asks for a charge */
    bool works; /* the console has more to do */
} handheld;

static bool on_usb(void) {
    return port_power_source() != 0;
}

static uint32_t idle_time(void) {
    return settings_now()->idle_minutes * 60000u;
}

static bool panel_works(void) {
    PortPanel panel = port_panel();
    return panel == PORT_PANEL_TAKING || panel == PORT_PANEL_DRIVING;
}

static void measure(void) {
    handheld.measured = port_now();
    power_measure(port_battery_millivolts(), on_usb());
}

static void open_console(void) {
    if (handheld.careful) {
        console_begin_careful(handheld.carts, handheld.count);
    } else {
        console_begin(handheld.carts, handheld.count, 0);
    }
    handheld.open = true;
}

void handheld_begin(const ShelfCart *carts, size_t count, bool careful) {
    memset(&handheld, 0, sizeof handheld);
    handheld.carts = carts;
    handheld.count = count;
    handheld.careful = careful;
    power_begin(port_now(), port_touched());
    measure();
    if (power_battery() != POWER_EMPTY) {
        open_console();
    } else {
        glass_begin();
        glass_open();
    }
}

/* The way to sleep begins: what is on the glass stays there while the power is off. */
static void begin_settling(void) {
    handheld.way = WAY_GLASS;
    if (power_battery() == POWER_EMPTY) {
        handheld.asks = true;
        console_charge();
    } else {
        console_suspend();
        glass_settle();
    }
}

/* Goes on with it; true once the rail may go. */
static bool settle(void) {
    if (handheld.way == WAY_GLASS && glass_stands()) {
        if (!handheld.asks) {
            glass_mark();
        }
        port_panel_rest();
        handheld.way = WAY_PANEL;
    }
    if (handheld.way == WAY_PANEL) {
        handheld.way = panel_works() ? WAY_PANEL : WAY_DONE;
    }
    return handheld.way == WAY_DONE;
}

/* Somebody touched a button before the rail was gone. */
static void wake(void) {
    port_hold_power(true);
    if (!handheld.open) {
        open_console();
    } else if (handheld.asks) {
        console_recharged();
    }
    handheld.asks = false;
}

/* True: the state is another one. */
static bool change_to(PowerState state) {
    if (state == handheld.state) {
        return false;
    }
    handheld.state = state;
    switch (state) {
    case POWER_AWAKE:
        wake();
        break;
    case POWER_SETTLING:
        begin_settling();
        break;
    case POWER_ASLEEP:
        port_hold_power(false);
        break;
    }
    return true;
}

bool handheld_tick(void) {
    uint32_t passed = port_now() - handheld.measured;
    if (passed >= MEASURE_EACH_MS && !panel_works()) {
        measure();
    }
    bool awake = handheld.state == POWER_AWAKE;
    handheld.works = awake && handheld.open && console_tick() == CONSOLE_BUSY;
    Way way = handheld.way;
    PowerSight sight = {
        .now = port_now(),
        .touched = port_touched(),
        .idle = idle_time(),
        .works = handheld.works,
        .held = port_held(),
        .settled = handheld.state == POWER_SETTLING && settle(),
    };
    return change_to(power_step(&sight)) || handheld.works || handheld.way != way;
}

uint32_t handheld_wait(void) {
    uint32_t measured = port_now() - handheld.measured;
    uint32_t next = measured < MEASURE_EACH_MS ? MEASURE_EACH_MS - measured : MEASURE_AGAIN_MS;
    uint32_t sleep = handheld.state == POWER_AWAKE ? power_wait(port_now(), idle_time()) : next;
    return sleep < next ? sleep : next;
}
