/* Owns the command line of the desktop host. */
#include "native.h"
#include "notice.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "deadink runs cartridges under wasm3.\n"
    "\n"
    "  deadink run CART.wasm    one cartridge by lines on stdin, one answer each\n"
    "  deadink check CART.wasm  loads it, compiles every function, prints\n"
    "                           ARENA-LOADED ARENA-COMPILED ARENA-SIZE in bytes\n"
    "  deadink codes            lists the error codes, a line each\n";

/* For npm run explain. */
static int print_codes(void) {
    for (unsigned notice = 1; notice <= UINT8_MAX; notice++) {
        Message message = notice_message((Notice)notice);
        if (notice_exists((Notice)notice) && message.code != NULL) {
            printf("%s %s\n", message.code, message.words);
        }
    }
    return 0;
}

int main(int count, char *args[]) {
    if (count == 2 && (strcmp(args[1], "--help") == 0 || strcmp(args[1], "-h") == 0)) {
        fputs(help, stdout);
        return 0;
    }
    if (count == 2 && strcmp(args[1], "codes") == 0) {
        return print_codes();
    }
    if (count == 3 && strcmp(args[1], "run") == 0) {
        return run_cartridge(args[2]);
    }
    if (count == 3 && strcmp(args[1], "check") == 0) {
        return check_cartridge(args[2]);
    }
    if (count >= 4 && strcmp(args[1], "play") == 0) {
        return play_console(args + 2, count - 2);
    }
    fputs("deadink: this is no command line of mine; deadink --help lists them.\n", stderr);
    return 2;
}
