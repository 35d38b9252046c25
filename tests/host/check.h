/* Owns the one assertion of the C tests, and the list of their parts. */
#ifndef DINK_CHECK_H
#define DINK_CHECK_H

#include <stdio.h>
#include <stdlib.h>

/* Ends the program with the place and the words of what does not hold. */
#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition);          \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

void test_arena(void);
void test_buttons(void);
void test_crc(void);
void test_message(void);
void test_power(void);
void test_present(void);
void test_save(void);
void test_unpack(void);

/* Plays with a menu and a game in these files. */
void test_handheld(const char *menu, const char *game);

/* Damages the cartridge in this file in every way. */
void test_load(const char *path);

#endif
