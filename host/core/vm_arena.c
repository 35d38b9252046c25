/* Owns the bookkeeping of the interpreter's arena: a bump pointer and a list of freed pieces. */
#include "vm_arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <string.h>

/* Two pointers: what the strictest member of the interpreter's structures needs. */
#define ALIGNMENT (2u * sizeof(void *))

/* In front of every piece, as long as the alignment, so that pieces stay aligned. */
typedef struct Piece {
    alignas(ALIGNMENT) size_t size; /* usable bytes behind this header */
    struct Piece *next;             /* in the list of freed pieces */
} Piece;

static alignas(ALIGNMENT) uint8_t arena[VM_ARENA_BYTES];
static size_t used;
static size_t marked;
static Piece *freed;

static size_t rounded(size_t size) {
    return (size + ALIGNMENT - 1u) & ~(ALIGNMENT - 1u);
}

/* First freed piece that is large enough and not wastefully large, taken out of the list; or NULL.
 */
static Piece *reuse(size_t size) {
    for (Piece **link = &freed; *link != NULL; link = &(*link)->next) {
        Piece *piece = *link;
        if (piece->size >= size && piece->size <= 2u * size + 64u) {
            *link = piece->next;
            return piece;
        }
    }
    return NULL;
}

void *vm_arena_alloc(size_t size) {
    if (size > VM_ARENA_BYTES) {
        return NULL;
    }
    size_t want = rounded(size);
    Piece *piece = reuse(want);
    if (piece == NULL) {
        if (want + sizeof(Piece) > VM_ARENA_BYTES - used) {
            return NULL;
        }
        piece = (Piece *)(void *)&arena[used];
        piece->size = want;
        used += sizeof(Piece) + want;
    }
    piece->next = NULL;
    memset(piece + 1, 0, piece->size);
    return piece + 1;
}

void *vm_arena_resize(void *old, size_t size) {
    if (old == NULL) {
        return vm_arena_alloc(size);
    }
    Piece *piece = (Piece *)old - 1;
    if (size <= piece->size) {
        return old;
    }
    void *grown = vm_arena_alloc(size);
    if (grown != NULL) {
        memcpy(grown, old, piece->size);
        vm_arena_free(old);
    }
    return grown;
}

void vm_arena_free(void *old) {
    if (old == NULL) {
        return;
    }
    Piece *piece = (Piece *)old - 1;
    if ((uint8_t *)old + piece->size == &arena[used]) {
        used -= sizeof(Piece) + piece->size;
        return;
    }
    piece->next = freed;
    freed = piece;
}

void vm_arena_reset(void) {
    used = 0;
    freed = NULL;
}

void vm_arena_mark(void) {
    marked = used;
    freed = NULL;
}

void vm_arena_rewind(void) {
    used = marked;
    freed = NULL;
}

size_t vm_arena_used(void) {
    return used;
}
