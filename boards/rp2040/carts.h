/* Owns the list of cartridges that the build puts into the image. */
#ifndef DINK_CARTS_H
#define DINK_CARTS_H

#include "shelf.h"

extern const ShelfCart carts[];
extern const size_t carts_count;

#endif
