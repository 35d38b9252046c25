/* Owns the line protocol of one cartridge: a command a line in, exactly one line out; see
 * host/README.md. */
#include "cart.h"
#include "crc.h"
#include "hex.h"
#include "native.h"
#include "vm_arena.h"

#include <stdio.h>
#include <string.h>

static File cartridge;

static void print_sums(uint32_t status) {
    size_t text_length = 0;
    const uint8_t *text = cart_text(&text_length);
    uint32_t state_size = read_u32(cart_info() + DINK_INFO_STATE_SIZE);
    uint32_t state = crc32(0, cart_region(DINK_STATE_PTR), state_size);
    uint32_t frame = crc32(0, cart_region(DINK_FRAMEBUFFER_PTR), DINK_FRAMEBUFFER_SIZE);
    uint32_t spoken = crc32(0, text, text_length);
    printf("ok %x %08x %08x %08x\n", (unsigned)status, (unsigned)state, (unsigned)frame,
           (unsigned)spoken);
}

static void usage(const char *words) {
    printf("error E-USAGE %s\n", words);
}

static uint8_t kept_state[DINK_STATE_SIZE];
static uint8_t kept_host[DINK_HOST_SIZE];

/* Copies what may not get lost with an instance. */
static void keep(void) {
    memcpy(kept_state, cart_region(DINK_STATE_PTR), sizeof kept_state);
    memcpy(kept_host, cart_region(DINK_HOST_PTR), sizeof kept_host);
}

/* A new instance with nothing of the old one but what was kept. */
static VmError renew(void) {
    VmError error = cart_load(cartridge.bytes, cartridge.length);
    if (error == VM_OK) {
        memcpy(cart_region(DINK_STATE_PTR), kept_state, sizeof kept_state);
        memcpy(cart_region(DINK_HOST_PTR), kept_host, sizeof kept_host);
    }
    return error;
}

typedef VmError Call(uint32_t first, uint32_t second, uint32_t *status);

/* Calls and answers; when compiled code fills the arena on the way, once more from the same state,
 * as the console does (session.c). */
static void call(Call *cartridge_call, uint32_t first, uint32_t second) {
    uint32_t status = 0;
    keep();
    VmError error = cartridge_call(first, second, &status);
    if (error == VM_ARENA) {
        memcpy(cart_region(DINK_STATE_PTR), kept_state, sizeof kept_state);
        error = vm_forget_code();
        error = error == VM_OK ? cartridge_call(first, second, &status) : error;
    }
    if (error == VM_OK) {
        print_sums(status);
    } else {
        native_print_error(error);
    }
}

static VmError call_resume(uint32_t first, uint32_t second, uint32_t *status) {
    (void)first;
    (void)second;
    return cart_resume(status);
}

static VmError call_press(uint32_t code, uint32_t second, uint32_t *status) {
    (void)second;
    return cart_press(code, status);
}

static VmError call_step(uint32_t first, uint32_t second, uint32_t *status) {
    (void)first;
    (void)second;
    return cart_step(status);
}

static void do_start(char *words[], size_t count) {
    uint32_t low = 0;
    uint32_t high = 0;
    if (count != 3 || !native_number(words[1], &low) || !native_number(words[2], &high)) {
        usage("start takes two numbers below 2^32.");
        return;
    }
    call(cart_start, low, high);
}

static void do_resume(char *words[], size_t count) {
    (void)words;
    (void)count;
    call(call_resume, 0, 0);
}

static void do_press(char *words[], size_t count) {
    uint32_t code = 0;
    if (count != 2 || !native_number(words[1], &code)) {
        usage("press takes a number.");
        return;
    }
    call(call_press, code, 0);
}

static void do_step(char *words[], size_t count) {
    (void)words;
    (void)count;
    call(call_step, 0, 0);
}

static void print_bytes(const uint8_t *bytes, size_t length) {
    hex_print(bytes, length);
    putchar('\n');
}

static void do_frame(char *words[], size_t count) {
    (void)words;
    (void)count;
    print_bytes(cart_region(DINK_FRAMEBUFFER_PTR), DINK_FRAMEBUFFER_SIZE);
}

static void do_text(char *words[], size_t count) {
    (void)words;
    (void)count;
    size_t length = 0;
    const uint8_t *text = cart_text(&length);
    print_bytes(text, length);
}

static void do_state(char *words[], size_t count) {
    (void)words;
    (void)count;
    print_bytes(cart_region(DINK_STATE_PTR), read_u32(cart_info() + DINK_INFO_STATE_SIZE));
}

static void do_info(char *words[], size_t count) {
    (void)words;
    (void)count;
    print_bytes(cart_info(), DINK_INFO_SIZE);
}

static void do_load(char *words[], size_t count) {
    size_t length = 0;
    uint8_t bytes[DINK_STATE_SIZE];
    if (count != 2 || !hex_read(words[1], bytes, sizeof bytes, &length)) {
        usage("load takes at most a state region of hex.");
        return;
    }
    memcpy(cart_region(DINK_STATE_PTR), bytes, length);
    puts("ok");
}

static void do_host(char *words[], size_t count) {
    uint32_t offset = 0;
    size_t length = 0;
    uint8_t bytes[DINK_HOST_SIZE];
    if (count != 3 || !native_number(words[1], &offset) || offset > DINK_HOST_SIZE ||
        !hex_read(words[2], bytes, DINK_HOST_SIZE - offset, &length)) {
        usage("host takes an offset and hex that fits into host info.");
        return;
    }
    memcpy(cart_region(DINK_HOST_PTR + offset), bytes, length);
    puts("ok");
}

static void do_renew(char *words[], size_t count) {
    (void)words;
    (void)count;
    keep();
    VmError error = renew();
    if (error == VM_OK) {
        puts("ok");
    } else {
        native_print_error(error);
    }
}

static void do_place(char *words[], size_t count) {
    (void)words;
    (void)count;
    uint32_t offset = 0;
    keep();
    bool known = vm_place(&offset);
    VmError error = renew();
    if (error != VM_OK) {
        native_print_error(error);
    } else if (known) {
        printf("ok %u\n", (unsigned)offset);
    } else {
        puts("error E-PLACE nothing has failed.");
    }
}

static void do_count(char *words[], size_t count) {
    (void)words;
    (void)count;
    VmUsage usage_now = vm_usage();
    unsigned long long work = usage_now.ops > 0 ? usage_now.ops : usage_now.spent;
    printf("ok %llu %zu\n", work, usage_now.arena);
}

static const struct {
    const char *name;
    void (*run)(char *words[], size_t count);
} commands[] = {
    {"start", do_start}, {"resume", do_resume}, {"press", do_press}, {"step", do_step},
    {"frame", do_frame}, {"text", do_text},     {"state", do_state}, {"info", do_info},
    {"load", do_load},   {"host", do_host},     {"renew", do_renew}, {"count", do_count},
    {"place", do_place},
};

static void obey(char *line) {
    char *words[4];
    size_t count = native_words(line, words, 4);
    for (size_t i = 0; count > 0 && i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(words[0], commands[i].name) == 0) {
            if (vm_memory() == NULL) {
                native_print_error(VM_UNLOADED);
            } else {
                commands[i].run(words, count);
            }
            return;
        }
    }
    usage("this is no command of the protocol.");
}

static void load_or_end(const char *path) {
    cartridge = native_read(path);
    VmError error = cart_load(cartridge.bytes, cartridge.length);
    if (error != VM_OK) {
        char words[200];
        snprintf(words, sizeof words, "%s (%s)", vm_error_words(error), vm_error_code(error));
        native_end(path, words, 1);
    }
}

int run_cartridge(const char *path) {
    load_or_end(path);
    for (char *line = native_line(); line != NULL && strcmp(line, "quit") != 0;
         line = native_line()) {
        obey(line);
        fflush(stdout);
    }
    return 0;
}

int check_cartridge(const char *path) {
    load_or_end(path);
    size_t loaded = vm_usage().arena;
    VmError error = vm_compile_all();
    if (error != VM_OK && error != VM_ARENA) {
        native_end(path, vm_error_words(error), 1);
    }
    /* A cartridge that does not fit as a whole is compiled as calls need it. */
    size_t used = error == VM_ARENA ? (size_t)VM_ARENA_BYTES : vm_usage().arena;
    printf("ok %zu %zu %zu\n", loaded, used, (size_t)VM_ARENA_BYTES);
    return 0;
}
