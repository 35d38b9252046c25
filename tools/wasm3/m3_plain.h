/* Owns calls of plain functions: what such a function does stands in place of its call. A build
 * makes functions of what cartridges repeat, so three quarters of all calls are of these, and a
 * call takes as long as six other instructions.
 *
 * A function is plain when it reads its parameters first, each once and in their order, and then
 * does a few things without a local of its own: the arguments stand on the compiler's stack as it
 * wants them. */
#ifndef DINK_M3_PLAIN_H
#define DINK_M3_PLAIN_H

/* What a plain function does at most beside naming constants, and how deep they nest. */
#define PLAIN_MOST 2u
#define PLAIN_BYTES 32u
#define PLAIN_DEPTH 3u

static bytes_t PassNumber(bytes_t at, bytes_t end) {
    while (at < end && (*at++ & 0x80u) != 0) {
    }
    return at;
}

/* The numbers behind an instruction of a plain function; -1: a plain one has no such. */
static i32 PlainNumbers(u8 opcode) {
    bool loads = opcode == 0x28 || (opcode >= 0x2c && opcode <= 0x2f);
    bool stores = opcode == 0x36 || opcode == 0x3a || opcode == 0x3b;
    if (loads || stores) {
        return 2;
    }
    if (opcode == c_waOp_call || opcode == c_waOp_i32_const) {
        return 1;
    }
    bool compares = opcode >= 0x45 && opcode <= 0x4f;
    bool computes = opcode >= 0x67 && opcode <= 0x78;
    return compares || computes || opcode == 0xc0 || opcode == 0xc1 ? 0 : -1;
}

/* The code of a plain function behind its parameters, and how many constants it names. */
typedef struct Plain {
    bytes_t code; /* NULL: it is not plain */
    bytes_t end;
    u32 constants;
} Plain;

static Plain PlainOf(IM3Function function) {
    Plain plain = {NULL, NULL, 0};
    bytes_t at = function->wasm;
    if (at == NULL || *at > PLAIN_BYTES || *at < 2 || at[1] != 0) {
        return plain; /* it is missing, long, or has locals */
    }
    u32 params = GetFuncTypeNumParams(function->funcType);
    if (*at < 2u * params + 2u) {
        return plain;
    }
    bytes_t end = at + 1 + *at;
    at += 2;
    for (u32 i = 0; i < params; i++, at += 2) {
        if (at[0] != c_waOp_getLocal || at[1] != i) {
            return plain;
        }
    }
    bytes_t code = at;
    for (u32 done = 0; at < end && *at != c_waOp_end;) {
        u8 opcode = *at++;
        i32 numbers = PlainNumbers(opcode);
        u32 names = opcode == c_waOp_i32_const;
        done += 1u - names;
        plain.constants += names;
        if (numbers < 0 || done > PLAIN_MOST || plain.constants > PLAIN_MOST) {
            return plain;
        }
        while (numbers-- > 0) {
            at = PassNumber(at, end);
        }
    }
    if (at + 1 == end) {
        plain.code = code;
        plain.end = end;
    }
    return plain;
}

bool m3_IsPlain(IM3Function function) {
    return PlainOf(function).code != NULL;
}

/* Constants of the function whose number stands at `at`, behind what may be a call. */
static u32 PlainConstants(IM3Compilation o, bytes_t at) {
    u32 number;
    if (ReadLEB_u32(&number, &at, o->wasmEnd) != m3Err_none || number >= o->module->numFunctions) {
        return 0;
    }
    Plain plain = PlainOf(&o->module->functions[number]);
    return plain.code != NULL ? plain.constants : 0;
}

/* Does what a call of a plain function would do; *done stays false where a call is needed. */
static M3Result CompilePlain(IM3Compilation o, IM3Function function, bool *done) {
    u32 params = GetFuncTypeNumParams(function->funcType);
    u32 results = GetFuncTypeNumResults(function->funcType);
    bytes_t behind = o->wasm;
    bytes_t end = o->wasmEnd;
    u16 floor = o->block.blockStackIndex;
    if (o->plain == PLAIN_DEPTH || o->function == NULL || IsStackPolymorphic(o) ||
        o->stackIndex < floor + params) {
        return m3Err_none;
    }
    Plain plain = PlainOf(function);
    if (plain.code == NULL) {
        return m3Err_none;
    }
    u16 base = (u16)(o->stackIndex - params);
    /* Its end returns from nothing, and it takes nothing but its arguments. */
    o->plain++;
    o->block.depth++;
    o->block.blockStackIndex = base;
    o->wasm = plain.code;
    o->wasmEnd = plain.end;
    M3Result result = CompileBlockStatements(o);
    o->wasm = behind;
    o->wasmEnd = end;
    o->block.blockStackIndex = floor;
    o->block.depth--;
    o->plain--;
    *done = true;
    bool fits = o->stackIndex == base + results;
    return result == m3Err_none && !fits ? m3Err_wasmMalformed : result;
}

#endif
