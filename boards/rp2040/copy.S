/* Owns memcpy and memset: the interpreter copies words all the time, and boots wait for both. */
    .syntax unified
    .cpu cortex-m0plus
    .thumb

/* memcpy(r0: to, r1: from, r2: length); returns r0. 16 bytes take 14 cycles when both are aligned. */
    .section .text.memcpy, "ax"
    .global memcpy
    .type memcpy, %function
    .thumb_func
memcpy:
    mov r3, r0
    mov r12, r0
    orrs r3, r1
    lsls r3, #30
    bne copy_bytes
    subs r2, #16
    blo copy_words
    push {r4-r6}
copy_16:
    ldmia r1!, {r3-r6}
    stmia r0!, {r3-r6}
    subs r2, #16
    bhs copy_16
    pop {r4-r6}
copy_words:
    adds r2, #12
    bmi copy_tail
copy_4:
    ldmia r1!, {r3}
    stmia r0!, {r3}
    subs r2, #4
    bpl copy_4
copy_tail:
    adds r2, #4
copy_bytes:
    subs r2, #1
    bmi copied
    ldrb r3, [r1, r2]
    strb r3, [r0, r2]
    b copy_bytes
copied:
    mov r0, r12
    bx lr
    .size memcpy, . - memcpy

/* memset(r0: to, r1: value, r2: length); returns r0. */
    .section .text.memset, "ax"
    .global memset
    .type memset, %function
    .thumb_func
memset:
    mov r12, r0
    uxtb r1, r1
    lsls r3, r0, #30
    bne set_bytes
    lsls r3, r1, #8
    orrs r1, r3
    lsls r3, r1, #16
    orrs r1, r3
    subs r2, #16
    blo set_words
    push {r4, r5}
    mov r3, r1
    mov r4, r1
    mov r5, r1
set_16:
    stmia r0!, {r1, r3-r5}
    subs r2, #16
    bhs set_16
    pop {r4, r5}
set_words:
    adds r2, #12
    bmi set_tail
set_4:
    stmia r0!, {r1}
    subs r2, #4
    bpl set_4
set_tail:
    adds r2, #4
set_bytes:
    subs r2, #1
    bmi was_set
    strb r1, [r0, r2]
    b set_bytes
was_set:
    mov r0, r12
    bx lr
    .size memset, . - memset
