/* Owns the structural check of a module. Numbers: WebAssembly core specification 1.0, chapter 5
 * (binary format). */
#include "module.h"
#include "abi.h"

#include <stdbool.h>
#include <string.h>

enum {
    SECTION_CUSTOM = 0,
    SECTION_TYPE = 1,
    SECTION_IMPORT = 2,
    SECTION_FUNCTION = 3,
    SECTION_MEMORY = 5,
    SECTION_GLOBAL = 6,
    SECTION_EXPORT = 7,
    SECTION_START = 8,
    SECTION_ELEMENT = 9,
    SECTION_CODE = 10,
    SECTION_DATA = 11,
    SECTION_DATA_COUNT = 12,
    SECTION_COUNT = 13
};

/* More than any cartridge has; keeps a hostile one from filling the arena with tables. */
static const uint32_t most_entries[SECTION_COUNT] = {
    [SECTION_TYPE] = 500,  [SECTION_FUNCTION] = 1000, [SECTION_MEMORY] = 1,  [SECTION_GLOBAL] = 200,
    [SECTION_EXPORT] = 50, [SECTION_ELEMENT] = 50,    [SECTION_CODE] = 1000, [SECTION_DATA] = 500,
};

enum { KIND_FUNCTION = 0, KIND_MEMORY = 2, OP_I32_CONST = 0x41, OP_END = 0x0b };

/* Bytes still to read; `bad` once something was missing or malformed, and stays so. */
typedef struct Reader {
    const uint8_t *at;
    const uint8_t *end;
    bool bad;
} Reader;

static size_t left(const Reader *reader) {
    return (size_t)(reader->end - reader->at);
}

static uint8_t read_byte(Reader *reader) {
    if (reader->bad || reader->at == reader->end) {
        reader->bad = true;
        return 0;
    }
    return *reader->at++;
}

/* LEB128, unsigned, 32 bits. */
static uint32_t read_number(Reader *reader) {
    uint32_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
        uint8_t byte = read_byte(reader);
        value |= (uint32_t)(byte & 0x7fu) << shift;
        if (byte < 0x80) {
            return value;
        }
    }
    reader->bad = true;
    return 0;
}

/* The next run of bytes as a reader of its own. */
static Reader read_run(Reader *reader, uint32_t length) {
    if (reader->bad || length > left(reader)) {
        reader->bad = true;
        return (Reader){reader->end, reader->end, true};
    }
    Reader run = {reader->at, reader->at + length, false};
    reader->at += length;
    return run;
}

static VmError check_memory(Reader *body) {
    uint32_t flags = read_number(body);
    uint32_t least = read_number(body);
    uint32_t most = (flags & 1u) != 0 ? read_number(body) : 0;
    return flags == 1 && least == 1 && most == 1 ? VM_OK : VM_PAGES;
}

enum { MEMORY_EXPORT = VM_EXPORT_COUNT, WANTED };

/* Which export of the contract this is: a VmExport, MEMORY_EXPORT, or WANTED for none. */
static unsigned which_export(const Reader *name, uint8_t kind) {
    static const char *const names[WANTED] = {"info", "start", "resume", "press", "step", "memory"};
    for (unsigned i = 0; i < WANTED; i++) {
        bool same = strlen(names[i]) == left(name) && memcmp(names[i], name->at, left(name)) == 0;
        if (same && kind == (i == MEMORY_EXPORT ? KIND_MEMORY : KIND_FUNCTION)) {
            return i;
        }
    }
    return WANTED;
}

static VmError check_exports(Reader *body, uint32_t count, uint32_t *numbers) {
    unsigned found = 0;
    for (uint32_t i = 0; i < count && !body->bad; i++) {
        uint32_t length = read_number(body);
        Reader name = read_run(body, length);
        uint8_t kind = read_byte(body);
        uint32_t number = read_number(body);
        unsigned which = body->bad ? WANTED : which_export(&name, kind);
        found |= 1u << which;
        if (which < VM_EXPORT_COUNT) {
            numbers[which] = number;
        }
    }
    unsigned all = (1u << WANTED) - 1;
    return (found & all) == all ? VM_OK : VM_EXPORT;
}

/* Data must be active, at a constant address, inside the memory and behind the regions. */
static VmError check_data(Reader *body, uint32_t count) {
    for (uint32_t i = 0; i < count && !body->bad; i++) {
        uint32_t mode = read_number(body);
        uint8_t op = read_byte(body);
        uint32_t address =
            read_number(body); /* below 64 KB the signed form reads the same but for its sign bit */
        uint8_t end = read_byte(body);
        uint32_t length = read_number(body);
        read_run(body, length);
        bool inside = address >= DINK_REGIONS_END && address <= DINK_MEMORY_LIMIT &&
                      length <= DINK_MEMORY_LIMIT - address;
        if (mode != 0 || op != OP_I32_CONST || end != OP_END || !inside) {
            return VM_MODULE;
        }
    }
    return VM_OK;
}

static VmError check_section(unsigned id, Reader body, uint32_t *numbers) {
    if (id == SECTION_START) {
        return VM_BEGIN;
    }
    if (id >= SECTION_COUNT || most_entries[id] == 0) {
        return id != SECTION_IMPORT || read_number(&body) == 0 ? VM_OK : VM_IMPORT;
    }
    uint32_t count = read_number(&body);
    VmError error = count <= most_entries[id] ? VM_OK : VM_MODULE;
    if (error == VM_OK && id == SECTION_MEMORY) {
        error = count == 1 ? check_memory(&body) : VM_PAGES;
    } else if (error == VM_OK && id == SECTION_EXPORT) {
        error = check_exports(&body, count, numbers);
    } else if (error == VM_OK && id == SECTION_DATA) {
        error = check_data(&body, count);
    }
    return body.bad ? VM_MODULE : error;
}

VmError module_check(const uint8_t *wasm, size_t length, uint32_t numbers[VM_EXPORT_COUNT]) {
    static const uint8_t head[8] = {0, 'a', 's', 'm', 1, 0, 0, 0};
    if (length < sizeof head || memcmp(wasm, head, sizeof head) != 0) {
        return VM_MODULE;
    }
    Reader reader = {wasm + sizeof head, wasm + length, false};
    unsigned seen = 0;
    while (left(&reader) > 0) {
        unsigned id = read_byte(&reader);
        uint32_t size = read_number(&reader);
        Reader body = read_run(&reader, size);
        if (reader.bad || id >= SECTION_COUNT) {
            return VM_MODULE;
        }
        VmError error = check_section(id, body, numbers);
        if (error != VM_OK) {
            return error;
        }
        seen |= 1u << id;
    }
    if ((seen & 1u << SECTION_MEMORY) == 0) {
        return VM_PAGES;
    }
    if ((seen & 1u << SECTION_EXPORT) == 0) {
        return VM_EXPORT;
    }
    return (seen & 1u << SECTION_CODE) == 0 ? VM_MODULE : VM_OK;
}

ModuleData module_first_data(const uint8_t *wasm, size_t length) {
    Reader reader = {wasm + 8, wasm + length, false};
    while (left(&reader) > 0) {
        unsigned id = read_byte(&reader);
        uint32_t size = read_number(&reader);
        Reader body = read_run(&reader, size);
        if (id != SECTION_DATA || read_number(&body) == 0) {
            continue;
        }
        read_byte(&body); /* mode */
        read_byte(&body); /* i32.const */
        ModuleData data = {NULL, read_number(&body), 0};
        read_byte(&body); /* end */
        data.length = read_number(&body);
        data.bytes = read_run(&body, data.length).at;
        return data;
    }
    return (ModuleData){NULL, 0, 0};
}

static uint32_t read_half(Reader *reader) {
    uint32_t low = read_byte(reader);
    return low | (uint32_t)read_byte(reader) << 8;
}

ModulePack module_pack(const uint8_t *wasm, size_t length) {
    static const uint8_t name[6] = {5, 'p', 'a', 'c', 'k', '2'};
    Reader reader = {wasm + 8, wasm + length, false};
    while (left(&reader) > 0) {
        unsigned id = read_byte(&reader);
        uint32_t size = read_number(&reader);
        Reader body = read_run(&reader, size);
        if (id != SECTION_CUSTOM || left(&body) < sizeof name ||
            memcmp(body.at, name, sizeof name) != 0) {
            continue;
        }
        body.at += sizeof name;
        ModulePack pack = {.start = read_half(&body), .end = read_half(&body)};
        pack.packed = read_half(&body);
        pack.packed_end = read_half(&body);
        bool inside = pack.start >= DINK_REGIONS_END && pack.start < pack.end &&
                      pack.packed >= pack.start && pack.end <= pack.packed_end &&
                      pack.packed < pack.packed_end && pack.packed_end <= DINK_MEMORY_LIMIT;
        return inside && !body.bad ? pack : (ModulePack){0};
    }
    return (ModulePack){0};
}
