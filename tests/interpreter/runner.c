/* Owns the line protocol of the bare interpreter: a command a line in, exactly one line out.
 *
 * load HEX            a module's bytes -> ok | failed WORDS
 * call NAME VALUE...  name and values in hex -> ok VALUE... | failed WORDS
 * global NAME         -> ok VALUE | failed WORDS
 * memory              -> ok LENGTH CRC */
#include "crc.h"
#include "engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t module_bytes[1u << 20];
static char line[2u * sizeof module_bytes + 64u];

/* Turns hex digits into bytes; their number. */
static size_t unhex(const char *hex, uint8_t *bytes, size_t room) {
    size_t length = 0;
    for (; length < room && hex[2 * length] != '\0'; length++) {
        char pair[3] = {hex[2 * length], hex[2 * length + 1], '\0'};
        bytes[length] = (uint8_t)strtoul(pair, NULL, 16);
    }
    return length;
}

static char *word(void) {
    return strtok(NULL, " \n");
}

/* A name of the protocol's next word. */
static const char *name_word(void) {
    static char name[256];
    char *hex = word();
    size_t length = hex == NULL ? 0 : unhex(hex, (uint8_t *)name, sizeof name - 1);
    name[length] = '\0';
    return name;
}

static void say(const char *why, const uint64_t *values, uint32_t count) {
    if (why != NULL) {
        printf("failed %s\n", why);
        return;
    }
    printf("ok");
    for (uint32_t i = 0; i < count; i++) {
        printf(" %" PRIx64, values[i]);
    }
    printf("\n");
}

static void call(void) {
    uint64_t values[ENGINE_VALUES] = {0};
    uint64_t results[ENGINE_VALUES];
    uint32_t count = 0;
    uint32_t result_count = 0;
    const char *name = name_word();
    for (char *value = word(); value != NULL && count < ENGINE_VALUES; value = word()) {
        values[count++] = strtoull(value, NULL, 16);
    }
    const char *why = engine_call(name, count, values, results, &result_count);
    say(why, results, result_count);
}

static void command(const char *what) {
    if (strcmp(what, "load") == 0) {
        char *hex = word();
        size_t length = hex == NULL ? 0 : unhex(hex, module_bytes, sizeof module_bytes);
        say(engine_load(module_bytes, length), NULL, 0);
    } else if (strcmp(what, "call") == 0) {
        call();
    } else if (strcmp(what, "global") == 0) {
        uint64_t value = 0;
        const char *why = engine_global(name_word(), &value);
        say(why, &value, 1);
    } else if (strcmp(what, "memory") == 0) {
        size_t length = 0;
        const uint8_t *memory = engine_memory(&length);
        printf("ok %zx %08x\n", length, (unsigned)crc32(0, memory, length));
    } else {
        printf("failed unknown command\n");
    }
}

int main(void) {
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *what = strtok(line, " \n");
        if (what != NULL && strcmp(what, "quit") == 0) {
            return 0;
        }
        command(what == NULL ? "" : what);
        fflush(stdout);
    }
    return 0;
}
