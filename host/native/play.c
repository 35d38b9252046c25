/* Owns the line protocol of the whole console: presses in, pictures out; see host/README.md. */
#include "cart.h"
#include "console.h"
#include "files.h"
#include "hex.h"
#include "native.h"
#include "port_native.h"

#include <stdio.h>
#include <string.h>

#define CARTS_MOST 13u

static ShelfCart carts[CARTS_MOST];
static size_t cart_count;

static void print_tick(void) {
    static const char *const states[] = {"idle", "busy", "off"};
    static const char *const kinds[] = {"none", "quick", "clean", "full"};
    ConsoleState state = console_tick();
    uint8_t id[5] = "----";
    if (console_running() != 0) {
        write_u32(id, console_running());
    }
    printf("ok %s %s %x %s\n", states[state], kinds[port_native_take_refresh()],
           (unsigned)console_status(), (const char *)id);
}

static void print_bytes(const uint8_t *bytes, size_t length) {
    hex_print(bytes, length);
    putchar('\n');
}

static void press(const char *word) {
    uint32_t code = 0;
    if (word == NULL || !native_number(word, &code)) {
        puts("error E-USAGE press takes a number.");
    } else if (!port_native_press(code)) {
        puts("error E-QUEUE Too many presses wait.");
    } else {
        puts("ok");
    }
}

static void obey(char *line) {
    char *words[2];
    size_t count = native_words(line, words, 2);
    const char *command = count > 0 ? words[0] : "";
    if (strcmp(command, "press") == 0) {
        press(count > 1 ? words[1] : NULL);
    } else if (strcmp(command, "tick") == 0) {
        print_tick();
    } else if (strcmp(command, "frame") == 0) {
        print_bytes(port_native_glass(), DINK_FRAMEBUFFER_SIZE);
    } else if (strcmp(command, "text") == 0) {
        size_t length = 0;
        const char *text = console_text(&length);
        print_bytes((const uint8_t *)text, length);
    } else if (strcmp(command, "count") == 0) {
        printf("ok %zu\n", vm_usage().arena);
    } else if (strcmp(command, "busy") == 0 || strcmp(command, "ready") == 0) {
        port_native_panel(strcmp(command, "busy") == 0);
        puts("ok");
    } else if (strcmp(command, "sleep") == 0) {
        console_sleep();
        puts("ok");
    } else {
        puts("error E-USAGE this is no command of the protocol.");
    }
}

/* Id of a cartridge on the shelf by its four letters; 0 when the word is none. */
static uint32_t id_of(const char *letters) {
    return strlen(letters) == 4 ? read_u32((const uint8_t *)letters) : 0;
}

static void add_cartridge(const char *path) {
    if (cart_count == CARTS_MOST) {
        native_end(path, "there are too many cartridges.", 1);
    }
    File file = native_read(path);
    carts[cart_count++] = (ShelfCart){file.bytes, file.length};
}

int play_console(char *args[], int count) {
    uint32_t launch = 0;
    const char *why = NULL;
    if (!files_open(args[0], &why)) {
        native_end(args[0], why, 1);
    }
    for (int i = 1; i < count; i++) {
        uint32_t seed = 0;
        if (strncmp(args[i], "--launch=", 9) == 0) {
            launch = id_of(args[i] + 9);
        } else if (strncmp(args[i], "--seed=", 7) == 0 && native_number(args[i] + 7, &seed)) {
            port_native_seed(seed, 0);
        } else {
            add_cartridge(args[i]);
        }
    }
    console_begin(carts, cart_count, launch);
    for (char *line = native_line(); line != NULL && strcmp(line, "quit") != 0;
         line = native_line()) {
        obey(line);
        fflush(stdout);
    }
    console_sleep();
    return 0;
}
