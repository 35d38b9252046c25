/* Owns the operations on linear memory; part of m3_exec.h. */

/* Where `bytes` bytes at address + offset stand; NULL when they are not all in memory. */
static inline u8 *reach(M3Machine *vm, u32 address, u32 offset, u32 bytes) {
    u64 end = (u64)address + offset + bytes;
    return end <= vm->length ? vm->memory + (u32)(end - bytes) : NULL;
}

/* Addresses may be odd, which the processor may not read directly: hence memcpy. */
#define LOAD(RESULT, TYPE, WHERE, ADDRESS, OFFSET)                                                 \
    OPERATION(RESULT##_Load_##TYPE##_##WHERE) {                                                    \
        u32 address = ADDRESS;                                                                     \
        const u8 *from = reach(vm, address, OFFSET, sizeof(TYPE));                                 \
        if (from == NULL) {                                                                        \
            TRAP(m3Err_trapOutOfBoundsMemoryAccess);                                               \
        }                                                                                          \
        TYPE value;                                                                                \
        memcpy(&value, from, sizeof value);                                                        \
        SET_##RESULT((RESULT)value);                                                               \
        NEXT;                                                                                      \
    }

#define LOADS(RESULT, TYPE)                                                                        \
    LOAD(RESULT, TYPE, r, low, HALF)                                                               \
    LOAD(RESULT, TYPE, s, SLOT(u32), WORD)

LOADS(i32, i8)
LOADS(i32, u8)
LOADS(i32, i16)
LOADS(i32, u16)
LOADS(i32, i32)
LOADS(i64, i8)
LOADS(i64, u8)
LOADS(i64, i16)
LOADS(i64, u16)
LOADS(i64, i32)
LOADS(i64, u32)
LOADS(i64, i64)

#define STORE(SOURCE, TYPE, WHERE, VALUE, ADDRESS)                                                 \
    OPERATION(SOURCE##_Store_##TYPE##_##WHERE) {                                                   \
        TYPE value = (TYPE)VALUE;                                                                  \
        u32 address = ADDRESS;                                                                     \
        u8 *to = reach(vm, address, WORD, sizeof(TYPE));                                           \
        if (to == NULL) {                                                                          \
            TRAP(m3Err_trapOutOfBoundsMemoryAccess);                                               \
        }                                                                                          \
        memcpy(to, &value, sizeof value);                                                          \
        NEXT;                                                                                      \
    }

#define STORES(SOURCE, TYPE)                                                                       \
    STORE(SOURCE, TYPE, rs, GET_##SOURCE, SLOT(u32))                                               \
    STORE(SOURCE, TYPE, sr, SLOT(SOURCE), low)                                                     \
    STORE(SOURCE, TYPE, ss, SLOT_A(SOURCE), SLOT_B(u32))

STORES(i32, u8)
STORES(i32, i16)
STORES(i32, i32)
STORES(i64, u8)
STORES(i64, i16)
STORES(i64, i32)
STORES(i64, i64)

OPERATION(MemSize) {
    low = vm->head->runtime->memory.numPages;
    NEXT;
}

OPERATION(MemGrow) {
    IM3Runtime runtime = vm->head->runtime;
    u32 before = runtime->memory.numPages;
    u32 after = before + low;
    if (after < before || (low != 0 && ResizeMemory(runtime, after) != m3Err_none)) {
        low = UINT32_MAX;
        NEXT;
    }
    vm->head = runtime->memory.mallocated;
    vm->memory = (u8 *)(vm->head + 1);
    vm->length = (u32)vm->head->length;
    low = before;
    NEXT;
}

OPERATION(MemCopy) {
    u32 size = low;
    const u8 *from = reach(vm, SLOT_A(u32), 0, size);
    u8 *to = reach(vm, SLOT_B(u32), 0, size);
    if (from == NULL || to == NULL) {
        TRAP(m3Err_trapOutOfBoundsMemoryAccess);
    }
    memmove(to, from, size);
    NEXT;
}

OPERATION(MemFill) {
    u32 size = low;
    u32 byte = SLOT_A(u32);
    u8 *to = reach(vm, SLOT_B(u32), 0, size);
    if (to == NULL) {
        TRAP(m3Err_trapOutOfBoundsMemoryAccess);
    }
    memset(to, (int)(byte & 0xffu), size);
    NEXT;
}
