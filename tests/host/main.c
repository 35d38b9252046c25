/* Owns running the C tests: all of them, or the one that is named. */
#include "check.h"

#include <string.h>

static const struct {
    const char *name;
    void (*run)(void);
} parts[] = {
    {"arena", test_arena},
    {"crc", test_crc},
    {"present", test_present},
    {"save", test_save},
};

int main(int count, char *args[]) {
    int ran = 0;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (count < 2 || strcmp(args[1], parts[i].name) == 0) {
            parts[i].run();
            printf("%s ok\n", parts[i].name);
            ran++;
        }
    }
    return ran > 0 ? 0 : 2;
}
