/* Owns the dispatcher and the hot operations of the Cortex-M0+, in assembler.
 *
 * An operation here goes straight on to the next one; one in C returns to `back`. Registers while
 * code runs:
 *   r0  next word of code          r8  linear memory
 *   r1  the register, lower half   r9  machine
 *   r2  slots                      r10 length of linear memory
 *   r3  machine                    r11 where operations begin, with the Thumb bit
 *   r4  the instruction's word     lr  back
 *   r7  255 * 4, a mask
 * r5 and r6 are free, and r4 once it was read. m3_emit.h draws instructions. Whatever is not the
 * common case (a trap, an odd address) is left to the operation in C, which begins anew. */
#if defined(__thumb__) && !defined(__thumb2__)

        .syntax unified
        .cpu    cortex-m0plus
        .thumb

/* Members of M3Machine and M3Function; m3_exec.h checks the offsets. */
        .equ    SP_OF, 0
        .equ    MEMORY, 8
        .equ    LENGTH, 12
        .equ    FRAME, 16
        .equ    LAST_FRAME, 20
        .equ    STACK_END, 24
        .equ    BUDGET, 28
        .equ    FUNCTIONS, 32
        .equ    FRAME_BYTES, 8
        .equ    FUNCTION_BYTES, 28
        .equ    COMPILED, 12
        .equ    CALLED, 17
        .equ    CONSTANTS, 18
        .equ    MAX_SLOTS, 20
        .equ    FIRST_LOCAL, 22
        .equ    LOCAL_BYTES, 24
        .equ    CONSTANT_BYTES, 26

/* In front of an operation stands how far away its form is that does the next instruction too, when
 * that is a SetSlot_i32 (name_set) or an If_r (name_if, then bit 0 is set); 0: it has none. The
 * emitter (m3_emit.h) then changes the operation; the next instruction stays as it is. */
        .macro  operation name, next=none
        .section .text.thumb_\name, "ax", %progbits
        .balign 4
        .hword  0
        .ifc    \next, set
        .hword  thumb_\name\()_set - thumb_\name
        .else
        .ifc    \next, if
        .hword  thumb_\name\()_if - thumb_\name + 1
        .else
        .hword  0
        .endif
        .endif
        .global thumb_\name
        .thumb_func
        .type   thumb_\name, %function
thumb_\name:
        .endm

        .macro  with_next name          /* in the section of the one alone */
        .thumb_func
thumb_\name:
        .endm

        .macro  fetch                   /* r5: the next operation */
        ldm     r0!, {r4}
        lsrs    r5, r4, #16
        add     r5, r11
        .endm

        .macro  next
        fetch
        bx      r5
        .endm

        .macro  then_set                /* SetSlot_i32 */
        ldm     r0!, {r4}
        uxth    r4, r4
        str     r1, [r2, r4]
        next
        .endm

        .macro  then_if                 /* If_r */
        ldm     r0!, {r4}
        cmp     r1, #0
        bne     5f
        go      r4
5:      next
        .endm

        .macro  pair first, second      /* two slots; the second may be r4 */
        lsls    \first, r4, #2
        lsrs    \second, r4, #6
        ands    \first, r7
        ands    \second, r7
        .endm

        .macro  slot to                 /* the only slot, read */
        uxth    \to, r4
        ldr     \to, [r2, \to]
        .endm

        .macro  go to                   /* where the lower half of a word leads that was just read */
        sxth    \to, \to
        lsls    \to, \to, #2
        adds    r0, r0, \to
        .endm

        .macro  mask
        movs    r7, #255
        lsls    r7, r7, #2
        .endm

        .macro  to_c name, words        /* the operation in C, after `words` more words were read */
        .if     \words
        subs    r0, #4 * \words
        .endif
        ldr     r4, =op_\name
        bx      r4
        .pool
        .endm

        operation end                   /* the first of all (link.ld): what m3_end_code holds */
        pop     {r4-r7}
        mov     r8, r4
        mov     r9, r5
        mov     r10, r6
        mov     r11, r7
        pop     {r3-r7, pc}

/* void m3_thumb_run(pc, machine): runs until the code at m3_end_code comes up. */
        .section .text.m3_thumb_run, "ax", %progbits
        .balign 4
        .global m3_thumb_run
        .thumb_func
        .type   m3_thumb_run, %function
m3_thumb_run:
        push    {r3-r7, lr}             /* r3: the stack stays aligned to 8 bytes */
        mov     r4, r8
        mov     r5, r9
        mov     r6, r10
        mov     r7, r11
        push    {r4-r7}
        mov     r9, r1
        ldr     r4, [r1, #MEMORY]
        mov     r8, r4
        ldr     r4, [r1, #LENGTH]
        mov     r10, r4
        ldr     r4, =thumb_end
        mov     r11, r4
        mask
        movs    r1, #0
back:   mov     r3, r9
        ldr     r2, [r3, #SP_OF]
        fetch
        blx     r5                      /* the way back of all operations in C */
        b       back
        .pool

        operation MemGrow               /* linear memory may move */
        push    {r4, lr}
        bl      op_MemGrow
        mov     r3, r9
        ldr     r4, [r3, #MEMORY]
        mov     r8, r4
        ldr     r4, [r3, #LENGTH]
        mov     r10, r4
        pop     {r4, pc}

/* -- moves -- */

        operation SetSlot_i32
        uxth    r4, r4
        str     r1, [r2, r4]
        next

        operation SetRegister_i32
        slot    r1
        next

        operation CopySlot_32
        pair    r5, r6
        ldr     r6, [r2, r6]
        str     r6, [r2, r5]
        next

        operation PreserveSetSlot_i32
        pair    r5, r6
        ldr     r4, [r2, r5]
        str     r4, [r2, r6]
        str     r1, [r2, r5]
        next

        operation PreserveCopySlot_32
        pair    r5, r6
        ldm     r0!, {r4}
        mov     r12, r6
        ldr     r6, [r2, r5]
        str     r6, [r2, r4]
        mov     r6, r12
        ldr     r6, [r2, r6]            /* may be the slot that was just written */
        str     r6, [r2, r5]
        next

        operation Const32
        ldm     r0!, {r5}
        uxth    r4, r4
        str     r5, [r2, r4]
        next

        .macro  select_rss end
        pair    r5, r6
        cmp     r1, #0
        beq     1f
        mov     r5, r6
1:      ldr     r1, [r2, r5]
        \end
        .endm
        operation Select_i32_rss, set
        select_rss next
        with_next Select_i32_rss_set
        select_rss then_set

        operation Select_i32_srs
        pair    r5, r6
        ldr     r5, [r2, r5]
        cmp     r5, #0
        beq     1f
        ldr     r1, [r2, r6]
1:      next

        operation Select_i32_ssr
        pair    r5, r6
        ldr     r5, [r2, r5]
        cmp     r5, #0
        bne     1f
        ldr     r1, [r2, r6]
1:      next

        operation Select_i32_sss
        pair    r5, r6
        ldm     r0!, {r4}
        ldr     r5, [r2, r5]
        cmp     r5, #0
        beq     1f
        mov     r6, r4
1:      ldr     r1, [r2, r6]
        next

/* -- where to go on -- */

        operation Branch
        go      r4
        next

        .macro  branch name, unless     /* jumps unless the flags of a comparison with 0 say so */
        operation \name\()_r
        cmp     r1, #0
        b\unless 1f
        go      r4
1:      next
        operation \name\()_s
        slot    r6
        ldm     r0!, {r4}
        cmp     r6, #0
        b\unless 1f
        go      r4
1:      next
        .endm

        branch  BranchIf, eq
        branch  If, ne
        branch  BranchIfPrologue, ne

        operation BranchTable
        slot    r4
        ldm     r0!, {r5}
        cmp     r4, r5
        bls     1f
        mov     r4, r5
1:      lsls    r4, r4, #2
        adds    r0, r0, r4
        ldm     r0!, {r4}
        lsls    r4, r4, #2
        adds    r0, r0, r4
        next

        operation ContinueLoop
        ldr     r5, [r3, #BUDGET]
        subs    r5, #1
        bmi     1f
        str     r5, [r3, #BUDGET]
        go      r4
        next
1:      to_c    ContinueLoop, 0

        operation ContinueLoopIf
        cmp     r1, #0
        beq     2f
        ldr     r5, [r3, #BUDGET]
        subs    r5, #1
        bmi     1f
        str     r5, [r3, #BUDGET]
        go      r4
2:      next
1:      to_c    ContinueLoopIf, 0

        .macro  argument shift, by, place
        \shift  r1, r5, #\by
        ands    r1, r7
        ldr     r1, [r2, r1]
        str     r1, [r6, #\place]
        .endm

        .macro  arguments
        ldm     r0!, {r5}
        lsrs    r6, r5, #24
        lsls    r6, r6, #2
        adds    r6, r6, r2
        argument lsls, 2, 0
        argument lsrs, 6, 8
        .endm

        operation Call3
        arguments
        argument lsrs, 14, 16
        b       calling

        operation Call2
        arguments
        b       calling

        /* r5: the number of a function, then itself; r6: its code. On to 1 where C must do it. */
        .macro  new_frame
        movs    r6, #FUNCTION_BYTES
        muls    r5, r6, r5
        ldr     r6, [r3, #FUNCTIONS]
        adds    r5, r5, r6
        ldr     r6, [r5, #COMPILED]
        cmp     r6, #0
        beq     1f
        ldr     r1, [r3, #FRAME]
        ldr     r7, [r3, #LAST_FRAME]
        cmp     r1, r7
        beq     1f
        ldr     r7, [r3, #BUDGET]
        subs    r7, #1
        bmi     1f
        str     r7, [r3, #BUDGET]
        adds    r1, #FRAME_BYTES
        str     r1, [r3, #FRAME]
        stm     r1!, {r0, r2}
        .endm

        operation CallFar
        ldm     r0!, {r5}
        new_frame
        uxth    r4, r4
        b       below
1:      mask
        to_c    CallFar, 1

        operation Call                  /* r1 is free: a call does not keep the register */
calling:
        lsls    r5, r4, #23
        lsrs    r5, r5, #23
        new_frame
        uxth    r4, r4
        lsrs    r4, r4, #9
        lsls    r4, r4, #3
below:  adds    r2, r2, r4
        str     r2, [r3, #SP_OF]
        adds    r0, r6, #4              /* behind its Entry */
        /* Enters the function at r5: r1, r4, r6, r7 are free. */
entered:
        movs    r7, #255                /* on the way to the mask */
        strb    r7, [r5, #CALLED]
        lsls    r7, r7, #2
        ldrh    r4, [r5, #MAX_SLOTS]
        lsls    r4, r4, #2
        adds    r4, r4, r2
        ldr     r6, [r3, #STACK_END]
        cmp     r4, r6
        bhs     7f
        ldr     r6, [r5, #LOCAL_BYTES]  /* and CONSTANT_BYTES above */
        cmp     r6, #0
        bne     2f
        next
1:      mask
        mov     r1, r4
        to_c    CallSlow, 0
2:      ldrh    r4, [r5, #FIRST_LOCAL]
        lsls    r4, r4, #2
        adds    r4, r4, r2
        lsls    r1, r6, #16
        beq     4f
        movs    r7, #0
        lsrs    r1, r1, #19             /* pairs; carry: one more */
        bcc     3f
        stm     r4!, {r7}
3:      beq     4f
        mov     r12, r6
        movs    r6, #0
5:      stm     r4!, {r6, r7}
        subs    r1, #1
        bne     5b
        mov     r6, r12
4:      lsrs    r6, r6, #16
        beq     6f
        movs    r1, #CONSTANTS
        ldrsh   r5, [r5, r1]
        lsls    r5, r5, #2
        adds    r5, r5, r0
        lsrs    r6, r6, #3
        bcc     8f
        ldm     r5!, {r1}
        stm     r4!, {r1}
8:      beq     6f
9:      ldm     r5!, {r1, r7}
        stm     r4!, {r1, r7}
        subs    r6, #1
        bne     9b
6:      mask
        next
7:      to_c    Entry, 0

        .macro  leave
        ldr     r6, [r3, #FRAME]
        mov     r4, r6
        subs    r4, #FRAME_BYTES
        str     r4, [r3, #FRAME]
        ldm     r6!, {r0, r2}
        str     r2, [r3, #SP_OF]
        next
        .endm

        operation Return
        leave

        operation ReturnRegister
        str     r1, [r2]
        leave

        operation ReturnSlot
        slot    r4
        str     r4, [r2]
        leave

        operation End
        leave

        operation Entry
        uxth    r4, r4
        movs    r5, #FUNCTION_BYTES
        muls    r5, r4, r5
        ldr     r4, [r3, #FUNCTIONS]
        adds    r5, r5, r4
        ldr     r4, =entered
        mov     pc, r4
        .pool

/* -- arithmetic: r1 and r4 are the operands in the order of the source, r1 takes the result -- */

        .macro  one_slot end, code:vararg
        slot    r4
        \code
        \end
        .endm

        .macro  two_slots end, code:vararg /* r4 second, r1 first operand */
        pair    r5, r6
        ldr     r4, [r2, r5]
        ldr     r1, [r2, r6]
        \code
        \end
        .endm

        .macro  rs name, code:vararg    /* first operand in a slot */
        operation \name\()_rs
        one_slot next, \code
        .endm
        .macro  sr name, code:vararg    /* second operand in a slot */
        operation \name\()_sr
        one_slot next, \code
        .endm
        .macro  ss name, code:vararg
        operation \name\()_ss
        two_slots next, \code
        .endm

        .macro  set_one name, code:vararg /* often followed by SetSlot_i32 */
        operation \name, set
        one_slot next, \code
        with_next \name\()_set
        one_slot then_set, \code
        .endm
        .macro  set_two name, code:vararg
        operation \name, set
        two_slots next, \code
        with_next \name\()_set
        two_slots then_set, \code
        .endm
        .macro  test_one name, code:vararg /* often followed by If_r */
        operation \name, if
        one_slot next, \code
        with_next \name\()_if
        one_slot then_if, \code
        .endm
        .macro  test_two name, code:vararg
        operation \name, if
        two_slots next, \code
        with_next \name\()_if
        two_slots then_if, \code
        .endm

        .macro  commutative name, mnemonic
        rs      \name, \mnemonic r1, r1, r4
        ss      \name, \mnemonic r1, r1, r4
        .endm

        .macro  commutative_set name, mnemonic
        set_one \name\()_rs, \mnemonic r1, r1, r4
        set_two \name\()_ss, \mnemonic r1, r1, r4
        .endm

        commutative_set i32_Add, adds
        commutative_set u32_And, ands
        commutative u32_Or, orrs
        commutative u32_Xor, eors
        rs      i32_Multiply, muls r1, r4, r1
        ss      i32_Multiply, muls r1, r4, r1
        rs      i32_Subtract, subs r1, r4, r1
        set_one i32_Subtract_sr, subs r1, r1, r4
        set_two i32_Subtract_ss, subs r1, r1, r4

        .macro  shifted mnemonic, value, count
        movs    r6, #31
        ands    \count, r6
        \mnemonic \value, \count
        .endm
        .macro  shifted_rs mnemonic
        shifted \mnemonic, r4, r1
        mov     r1, r4
        .endm

        .macro  shift name, mnemonic
        rs      \name, shifted_rs \mnemonic
        sr      \name, shifted \mnemonic, r1, r4
        ss      \name, shifted \mnemonic, r1, r4
        .endm

        shift   u32_ShiftLeft, lsls
        shift   u32_ShiftRight, lsrs
        shift   i32_ShiftRight, asrs

        .macro  rotated                 /* takes a count modulo 32 by itself */
        rors    r4, r1
        mov     r1, r4
        .endm
        .macro  rotated_left_rs
        negs    r1, r1
        rors    r4, r1
        mov     r1, r4
        .endm
        .macro  rotated_left
        negs    r4, r4
        rors    r1, r4
        .endm
        rs      u32_Rotr, rotated
        sr      u32_Rotr, rors r1, r4
        ss      u32_Rotr, rors r1, r4
        rs      u32_Rotl, rotated_left_rs
        sr      u32_Rotl, rotated_left
        ss      u32_Rotl, rotated_left

        .macro  is_equal
        subs    r1, r1, r4
        negs    r4, r1
        adcs    r1, r4
        .endm
        .macro  is_different
        subs    r1, r1, r4
        subs    r4, r1, #1
        sbcs    r1, r4
        .endm
        test_one i32_Equal_rs, is_equal
        test_two i32_Equal_ss, is_equal
        test_one i32_NotEqual_rs, is_different
        test_two i32_NotEqual_ss, is_different

        .macro  is_below a, b           /* unsigned: the borrow is the answer */
        cmp     \a, \b
        sbcs    r1, r1
        negs    r1, r1
        .endm
        .macro  is_at_least a, b        /* unsigned: the carry is the answer */
        cmp     \a, \b
        movs    r1, #0
        adcs    r1, r1
        .endm
        .macro  is_signed condition, a, b
        cmp     \a, \b
        b\condition 1f
        movs    r1, #0
        b       2f
1:      movs    r1, #1
2:
        .endm

        .macro  unsigned_order name, test, a, b
        test_one u32_\name\()_rs, \test \b, \a
        test_one u32_\name\()_sr, \test \a, \b
        test_two u32_\name\()_ss, \test \a, \b
        .endm
        unsigned_order LessThan, is_below, r1, r4
        unsigned_order GreaterThan, is_below, r4, r1
        unsigned_order GreaterThanOrEqual, is_at_least, r1, r4
        unsigned_order LessThanOrEqual, is_at_least, r4, r1

        .macro  signed_order name, condition
        test_one i32_\name\()_rs, is_signed \condition, r4, r1
        test_one i32_\name\()_sr, is_signed \condition, r1, r4
        test_two i32_\name\()_ss, is_signed \condition, r1, r4
        .endm
        signed_order LessThan, lt
        signed_order GreaterThan, gt
        signed_order LessThanOrEqual, le
        signed_order GreaterThanOrEqual, ge

        operation i32_EqualToZero_r
        negs    r4, r1
        adcs    r1, r4
        next

        operation i32_EqualToZero_s
        slot    r1
        negs    r4, r1
        adcs    r1, r4
        next

/* -- linear memory -- */

        /* else on to 9; at an address that the processor cannot use at once, on to 8: lengths are
         * multiples of 4 */
        .macro  in_memory address, free, size
        bcs     9f
        cmp     \address, r10
        bhs     9f
        .if     \size == 4
        lsls    \free, \address, #30
        bne     8f
        .endif
        .if     \size == 2
        lsrs    \free, \address, #1
        bcs     8f
        .endif
        mov     \free, r8
        .endm

        /* 8: r6 = where that is; it must not reach behind the end */
        .macro  split address, size
        adds    r6, \address, #\size - 1
        cmp     r6, r10
        bhs     9f
        mov     r6, r8
        adds    r6, r6, \address
        .endm

        .macro  load_split size, signed, end /* the address in r4; r5 is free */
8:      split   r4, \size
        .if     \size == 2
        ldrb    r1, [r6]
        ldrb    r5, [r6, #1]
        lsls    r5, r5, #8
        orrs    r1, r5
        .if     \signed
        sxth    r1, r1
        .endif
        .else
        lsrs    r4, r4, #1
        bcs     7f
        ldrh    r1, [r6]
        ldrh    r5, [r6, #2]
        lsls    r5, r5, #16
        orrs    r1, r5
        \end
7:      ldrb    r1, [r6]
        ldrb    r5, [r6, #3]
        adds    r6, #1
        ldrh    r4, [r6]
        lsls    r4, r4, #8
        lsls    r5, r5, #24
        orrs    r1, r4
        orrs    r1, r5
        .endif
        \end
        .endm

        .macro  load_s name, mnemonic, size, signed, end
        slot    r4
        ldm     r0!, {r5}
        adds    r4, r4, r5
        in_memory r4, r6, \size
        \mnemonic r1, [r6, r4]
        \end
        .if     \size > 1
        load_split \size, \signed, \end
        .endif
9:      to_c    \name\()_s, 1
        .endm
        .macro  load_r name, mnemonic, size, signed, end
        uxth    r4, r4
        adds    r4, r4, r1
        in_memory r4, r6, \size
        \mnemonic r1, [r6, r4]
        \end
        .if     \size > 1
        load_split \size, \signed, \end
        .endif
9:      to_c    \name\()_r, 0
        .endm
        .macro  load name, mnemonic, size, signed=0
        operation \name\()_s, set
        load_s  \name, \mnemonic, \size, \signed, next
        with_next \name\()_s_set
        load_s  \name, \mnemonic, \size, \signed, then_set
        operation \name\()_r, set
        load_r  \name, \mnemonic, \size, \signed, next
        with_next \name\()_r_set
        load_r  \name, \mnemonic, \size, \signed, then_set
        .endm

        load    i32_Load_i32, ldr, 4
        load    i32_Load_u16, ldrh, 2
        load    i32_Load_i16, ldrsh, 2, 1
        load    i32_Load_u8, ldrb, 1
        load    i32_Load_i8, ldrsb, 1

        .macro  store_split value, address, size /* the address ends as something else */
        .if     \size == 2
        strb    \value, [r6]
        lsrs    \address, \value, #8
        strb    \address, [r6, #1]
        .else
        lsrs    \address, \address, #1
        bcs     7f
        strh    \value, [r6]
        lsrs    \address, \value, #16
        strh    \address, [r6, #2]
        next
7:      strb    \value, [r6]
        lsrs    \address, \value, #24
        strb    \address, [r6, #3]
        lsrs    \address, \value, #8
        adds    r6, #1
        strh    \address, [r6]
        .endif
        next
        .endm

        .macro  store name, mnemonic, size
        operation \name\()_rs
        slot    r4
        ldm     r0!, {r5}
        adds    r4, r4, r5
        in_memory r4, r6, \size
        \mnemonic r1, [r6, r4]
        next
        .if     \size > 1
8:      split   r4, \size
        store_split r1, r4, \size
        .endif
9:      to_c    \name\()_rs, 1
        operation \name\()_sr
        ldm     r0!, {r5}
        adds    r5, r5, r1
        in_memory r5, r6, \size
        slot    r4
        \mnemonic r4, [r6, r5]
        next
        .if     \size > 1
8:      split   r5, \size
        slot    r4
        store_split r4, r5, \size
        .endif
9:      to_c    \name\()_sr, 1
        operation \name\()_ss
        pair    r5, r6
        ldm     r0!, {r4}
        ldr     r6, [r2, r6]
        adds    r4, r4, r6
        in_memory r4, r6, \size
        ldr     r5, [r2, r5]
        \mnemonic r5, [r6, r4]
        next
        .if     \size > 1
8:      split   r4, \size
        ldr     r5, [r2, r5]
        store_split r5, r4, \size
        .endif
9:      to_c    \name\()_ss, 1
        .endm

        store   i32_Store_i32, str, 4
        store   i32_Store_i16, strh, 2
        store   i32_Store_u8, strb, 1

#endif
