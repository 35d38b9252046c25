/* Owns chance: 64 bits nobody can foresee, good for dice and cards, not for keys. */
#ifndef DINK_ENTROPY_H
#define DINK_ENTROPY_H

#include <stdint.h>

/* Stirs in a number that people or nature made: when a button went down. */
void entropy_stir(uint32_t value);

#endif
