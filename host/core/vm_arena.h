/* Owns the interpreter's memory: one fixed block, handed out in pieces and taken back as a whole.
 */
#ifndef DINK_VM_ARENA_H
#define DINK_VM_ARENA_H

#include <stddef.h>

/* Bytes in all: what RAM leaves, and enough for all cartridges but one, compiled whole (decisions
 * 14 and 16). A desktop's pointers are twice as wide; its compiled code is not. */
#ifndef VM_ARENA_BYTES
#define VM_ARENA_BYTES (sizeof(void *) == 4 ? 192u * 1024u : 216u * 1024u)
#endif

/* Zeroed memory of that size, aligned to two pointers; NULL when the arena is full. */
void *vm_arena_alloc(size_t size);

/* Grows or shrinks a piece, new bytes zeroed; NULL when the arena is full, the piece is then still
 * valid. */
void *vm_arena_resize(void *piece, size_t size);

/* Gives a piece back for reuse. */
void vm_arena_free(void *piece);

/* Takes everything back. */
void vm_arena_reset(void);

/* What is handed out by now stays when vm_arena_rewind takes back all that came later. Pieces freed
 * before are not used again. */
void vm_arena_mark(void);
void vm_arena_rewind(void);

/* Bytes between the arena's start and the end of its last piece. */
size_t vm_arena_used(void);

#endif
