/* Owns the arithmetic of 32 and 64 bits; part of m3_exec.h. */

#define UNARY(RESULT, TYPE, NAME, VALUE)                                                           \
    OPERATION(TYPE##_##NAME##_r) {                                                                 \
        TYPE x = GET_##TYPE;                                                                       \
        SET_##RESULT(VALUE);                                                                       \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(TYPE##_##NAME##_s) {                                                                 \
        TYPE x = SLOT(TYPE);                                                                       \
        SET_##RESULT(VALUE);                                                                       \
        NEXT;                                                                                      \
    }

/* What the operands do not allow ends the run before VALUE is computed. */
#define BINARY_BODY(RESULT, VALUE, WHY)                                                            \
    const void *why = WHY;                                                                         \
    if (why != m3Err_none) {                                                                       \
        TRAP(why);                                                                                 \
    }                                                                                              \
    SET_##RESULT(VALUE);                                                                           \
    NEXT;

#define COMMUTATIVE_CHECKED(RESULT, TYPE, NAME, VALUE, WHY)                                        \
    OPERATION(TYPE##_##NAME##_rs) {                                                                \
        TYPE a = SLOT(TYPE);                                                                       \
        TYPE b = GET_##TYPE;                                                                       \
        BINARY_BODY(RESULT, VALUE, WHY)                                                            \
    }                                                                                              \
    OPERATION(TYPE##_##NAME##_ss) {                                                                \
        TYPE b = SLOT_A(TYPE);                                                                     \
        TYPE a = SLOT_B(TYPE);                                                                     \
        BINARY_BODY(RESULT, VALUE, WHY)                                                            \
    }

#define BINARY_CHECKED(RESULT, TYPE, NAME, VALUE, WHY)                                             \
    COMMUTATIVE_CHECKED(RESULT, TYPE, NAME, VALUE, WHY)                                            \
    OPERATION(TYPE##_##NAME##_sr) {                                                                \
        TYPE b = SLOT(TYPE);                                                                       \
        TYPE a = GET_##TYPE;                                                                       \
        BINARY_BODY(RESULT, VALUE, WHY)                                                            \
    }

#define COMMUTATIVE(TYPE, NAME, VALUE) COMMUTATIVE_CHECKED(TYPE, TYPE, NAME, VALUE, m3Err_none)
#define BINARY(TYPE, NAME, VALUE) BINARY_CHECKED(TYPE, TYPE, NAME, VALUE, m3Err_none)
#define COMPARE(TYPE, NAME, SIGN) BINARY_CHECKED(u32, TYPE, NAME, a SIGN b, m3Err_none)

#define BY_ZERO(B) ((B) == 0 ? m3Err_trapDivisionByZero : m3Err_none)
#define NO_QUOTIENT(LEAST)                                                                         \
    (b == 0                    ? m3Err_trapDivisionByZero                                          \
     : b == -1 && a == (LEAST) ? m3Err_trapIntegerOverflow                                         \
                               : m3Err_none)

/* Counts of leading and trailing zeros; of 0 all bits are zeros. */
#define CLZ_32(X) ((X) == 0 ? 32 : __builtin_clz(X))
#define CTZ_32(X) ((X) == 0 ? 32 : __builtin_ctz(X))
#define CLZ_64(X) ((X) == 0 ? 64 : __builtin_clzll(X))
#define CTZ_64(X) ((X) == 0 ? 64 : __builtin_ctzll(X))

/* SIGNED and UNSIGNED: the two types of a width; MASK: its bits less one; LEAST: its least value.
 */
#define INTEGERS(SIGNED, UNSIGNED, MASK, LEAST, CLZ, CTZ, POPCOUNT)                                \
    COMMUTATIVE_CHECKED(u32, SIGNED, Equal, a == b, m3Err_none)                                    \
    COMMUTATIVE_CHECKED(u32, SIGNED, NotEqual, a != b, m3Err_none)                                 \
    COMPARE(SIGNED, LessThan, <)                                                                   \
    COMPARE(SIGNED, GreaterThan, >)                                                                \
    COMPARE(SIGNED, LessThanOrEqual, <=)                                                           \
    COMPARE(SIGNED, GreaterThanOrEqual, >=)                                                        \
    COMPARE(UNSIGNED, LessThan, <)                                                                 \
    COMPARE(UNSIGNED, GreaterThan, >)                                                              \
    COMPARE(UNSIGNED, LessThanOrEqual, <=)                                                         \
    COMPARE(UNSIGNED, GreaterThanOrEqual, >=)                                                      \
    COMMUTATIVE(SIGNED, Add, a + b)                                                                \
    COMMUTATIVE(SIGNED, Multiply, a *b)                                                            \
    BINARY(SIGNED, Subtract, a - b)                                                                \
    COMMUTATIVE(UNSIGNED, And, a &b)                                                               \
    COMMUTATIVE(UNSIGNED, Or, a | b)                                                               \
    COMMUTATIVE(UNSIGNED, Xor, a ^ b)                                                              \
    BINARY(UNSIGNED, ShiftLeft, a << (b & MASK))                                                   \
    BINARY(SIGNED, ShiftRight, a >> (b & MASK))                                                    \
    BINARY(UNSIGNED, ShiftRight, a >> (b & MASK))                                                  \
    BINARY(UNSIGNED, Rotl, a << (b & MASK) | a >> (-b & MASK))                                     \
    BINARY(UNSIGNED, Rotr, a >> (b & MASK) | a << (-b & MASK))                                     \
    BINARY_CHECKED(UNSIGNED, UNSIGNED, Divide, a / b, BY_ZERO(b))                                  \
    BINARY_CHECKED(SIGNED, SIGNED, Divide, a / b, NO_QUOTIENT(LEAST))                              \
    BINARY_CHECKED(UNSIGNED, UNSIGNED, Remainder, a % b, BY_ZERO(b))                               \
    BINARY_CHECKED(SIGNED, SIGNED, Remainder, b == -1 ? 0 : a % b, BY_ZERO(b))                     \
    UNARY(u32, SIGNED, EqualToZero, x == 0)                                                        \
    UNARY(UNSIGNED, UNSIGNED, Clz, CLZ(x))                                                         \
    UNARY(UNSIGNED, UNSIGNED, Ctz, CTZ(x))                                                         \
    UNARY(UNSIGNED, UNSIGNED, Popcnt, POPCOUNT(x))                                                 \
    UNARY(SIGNED, SIGNED, Extend8_s, (i8)x)                                                        \
    UNARY(SIGNED, SIGNED, Extend16_s, (i16)x)

INTEGERS(i32, u32, 31u, INT32_MIN, CLZ_32, CTZ_32, __builtin_popcount)
INTEGERS(i64, u64, 63u, INT64_MIN, CLZ_64, CTZ_64, __builtin_popcountll)

UNARY(i64, i64, Extend32_s, (i32)x)

/* Between the widths; the names say result, change, operand. */
#define CONVERT(RESULT, NAME, TYPE)                                                                \
    OPERATION(RESULT##_##NAME##_r) {                                                               \
        SET_##RESULT((RESULT)GET_##TYPE);                                                          \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(RESULT##_##NAME##_s) {                                                               \
        SET_##RESULT((RESULT)SLOT(TYPE));                                                          \
        NEXT;                                                                                      \
    }

CONVERT(i32, Wrap_i64, i64)
CONVERT(i64, Extend_i32, i32)
CONVERT(i64, Extend_u32, u32)
