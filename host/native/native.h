/* Owns what the parts of the desktop host share: files, lines, and how they end in a sentence. */
#ifndef DINK_NATIVE_H
#define DINK_NATIVE_H

#include "vm.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A file in memory. */
typedef struct File {
    uint8_t *bytes;
    size_t length;
} File;

/* Reads a cartridge file; ends the program with one sentence when it cannot. */
File native_read(const char *path);

/* Ends the program with one sentence about a file and the given exit code. */
_Noreturn void native_end(const char *path, const char *words, int exit_code);

/* Reads a line from stdin without its end; NULL at the end of input. Valid until the next call. */
char *native_line(void);

/* Splits a line at spaces, in place; returns the number of words, at most `room`. */
size_t native_words(char *line, char *words[], size_t room);

/* A whole number from 0 to 2^32-1, decimal or after 0x; false when the word is none. */
bool native_number(const char *word, uint32_t *value);

/* Prints "error CODE words". */
void native_print_error(VmError error);

/* deadink run CART.wasm: the line protocol of one cartridge. */
int run_cartridge(const char *path);

/* deadink check CART.wasm: loads, compiles everything, prints what it costs. */
int check_cartridge(const char *path);

/* deadink play SAVES [--launch=ID] [--seed=N] CART.wasm...: the line protocol of the whole console.
 */
int play_console(char *args[], int count);

#endif
