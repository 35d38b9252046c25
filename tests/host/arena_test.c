/* Owns the tests of the interpreter's memory. */
#include "check.h"
#include "vm_arena.h"

#include <stdint.h>
#include <string.h>

static void pieces_are_zeroed_aligned_and_apart(void) {
    vm_arena_reset();
    uint8_t *first = vm_arena_alloc(100);
    uint8_t *second = vm_arena_alloc(1);
    CHECK(first != NULL && second != NULL);
    CHECK((uintptr_t)first % 16 == 0 && (uintptr_t)second % 16 == 0);
    memset(first, 0xff, 100);
    CHECK(second[0] == 0);
    memset(second, 0xee, 1);
    CHECK(first[99] == 0xff);
}

static void freed_pieces_come_back_zeroed(void) {
    vm_arena_reset();
    uint8_t *first = vm_arena_alloc(100);
    vm_arena_alloc(16);
    memset(first, 0xff, 100);
    vm_arena_free(first);
    uint8_t *again = vm_arena_alloc(90);
    CHECK(again == first);
    CHECK(again[0] == 0 && again[89] == 0);
}

static void last_piece_gives_its_room_back(void) {
    vm_arena_reset();
    size_t before = vm_arena_used();
    vm_arena_free(vm_arena_alloc(5000));
    CHECK(vm_arena_used() == before);
}

static void resizing_keeps_the_bytes_and_zeroes_new_ones(void) {
    vm_arena_reset();
    uint8_t *piece = vm_arena_resize(NULL, 10);
    memset(piece, 7, 10);
    uint8_t *grown = vm_arena_resize(piece, 1000);
    CHECK(grown[9] == 7 && grown[999] == 0);
    CHECK(vm_arena_resize(grown, 20) == grown);
}

static void full_arena_says_so_and_survives(void) {
    vm_arena_reset();
    CHECK(vm_arena_alloc((size_t)-1) == NULL);
    CHECK(vm_arena_alloc(VM_ARENA_BYTES) == NULL);
    uint8_t *piece = vm_arena_alloc(VM_ARENA_BYTES / 2);
    CHECK(piece != NULL);
    piece[0] = 1;
    CHECK(vm_arena_resize(piece, VM_ARENA_BYTES - 64) == NULL);
    CHECK(piece[0] == 1);
    CHECK(vm_arena_alloc(VM_ARENA_BYTES / 2) == NULL);
    vm_arena_reset();
    CHECK(vm_arena_used() == 0);
}

void test_arena(void) {
    pieces_are_zeroed_aligned_and_apart();
    freed_pieces_come_back_zeroed();
    last_piece_gives_its_room_back();
    resizing_keeps_the_bytes_and_zeroes_new_ones();
    full_arena_says_so_and_survives();
}
