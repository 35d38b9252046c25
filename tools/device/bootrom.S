/* Owns the stand-in for the RP2040's boot ROM: what firmware may rely on, at the addresses the datasheet gives
 * (2.8). The flash functions tell the harness what they do and wait there, so that time passes and
 * interrupts run as on silicon. Written from the datasheet's description; nothing of the real ROM is in it. */
    .syntax unified
    .cpu cortex-m0plus
    .thumb

    /* the harness: seen by code in ROM only */
    .equ HARNESS, 0x4ff00000
    .equ COMMAND, 0x00
    .equ BUSY, 0x04
    .equ RESULT, 0x08
    .equ ARGUMENT, 0x10

    .equ BOOT, 1
    .equ USB_BOOT, 2
    .equ CONNECT, 3
    .equ EXIT_XIP, 4
    .equ ERASE, 5
    .equ PROGRAM, 6
    .equ FLUSH, 7
    .equ ENTER_XIP, 8

    .equ BOOT2, 0x20041f00

    .section .text
    .word BOOT2                 /* stack */
    .word reset
    .word stop                  /* NMI */
    .word stop                  /* HardFault */
    .byte 'M', 'u', 1, 2
    .hword functions
    .hword data
    .hword table_lookup + 1
    .hword 0

    .thumb_func
reset:
    ldr r4, =HARNESS
    movs r0, #BOOT
    bl order
    ldr r0, [r4, #RESULT]
    cmp r0, #0
    beq usb_boot
    movs r0, #0
    mov lr, r0
    ldr r0, =BOOT2 + 1
    bx r0

    .thumb_func
usb_boot:
    ldr r4, =HARNESS
    movs r0, #USB_BOOT
    bl order
    .thumb_func
stop:
    wfi
    b stop

/* r4: the harness, r0: the command. Waits until it is done. Changes r0. */
    .thumb_func
order:
    str r0, [r4, #COMMAND]
wait:
    ldr r0, [r4, #BUSY]
    cmp r0, #0
    bne wait
    bx lr

    .macro flash_function name, command
    .thumb_func
\name:
    push {r4, lr}
    ldr r4, =HARNESS
    str r0, [r4, #ARGUMENT]
    str r1, [r4, #ARGUMENT + 4]
    str r2, [r4, #ARGUMENT + 8]
    str r3, [r4, #ARGUMENT + 12]
    movs r0, #\command
    bl order
    pop {r4, pc}
    .endm

    flash_function connect_internal_flash, CONNECT
    flash_function flash_exit_xip, EXIT_XIP
    flash_function flash_range_erase, ERASE
    flash_function flash_range_program, PROGRAM
    flash_function flash_flush_cache, FLUSH
    flash_function flash_enter_cmd_xip, ENTER_XIP
    .ltorg

/* r0: table, r1: code. The function's address, or 0. */
    .thumb_func
table_lookup:
    ldrh r2, [r0]
    cmp r2, #0
    beq not_found
    cmp r2, r1
    beq found
    adds r0, #4
    b table_lookup
found:
    ldrh r0, [r0, #2]
    bx lr
not_found:
    movs r0, #0
    bx lr

/* r0: to, r1: from, r2: bytes; comes back with r0 unchanged */
    .thumb_func
copy_bytes:
    mov r12, r0
copy_next:
    subs r2, #1
    bcc copy_done
    ldrb r3, [r1]
    strb r3, [r0]
    adds r0, #1
    adds r1, #1
    b copy_next
copy_done:
    mov r0, r12
    bx lr

/* r0: to, r1: value, r2: bytes */
    .thumb_func
fill_bytes:
    mov r12, r0
fill_next:
    subs r2, #1
    bcc copy_done
    strb r1, [r0]
    adds r0, #1
    b fill_next

    .thumb_func
count_ones:
    movs r1, #0
ones_next:
    cmp r0, #0
    beq ones_done
    subs r2, r0, #1
    ands r0, r2
    adds r1, #1
    b ones_next
ones_done:
    mov r0, r1
    bx lr

    .thumb_func
reverse_bits:
    movs r1, #0
    movs r2, #32
reverse_next:
    lsrs r0, #1
    adcs r1, r1
    subs r2, #1
    bne reverse_next
    mov r0, r1
    bx lr

    .thumb_func
leading_zeros:
    movs r1, #32
zeros_next:
    cmp r0, #0
    beq zeros_done
    subs r1, #1
    lsrs r0, #1
    b zeros_next
zeros_done:
    mov r0, r1
    bx lr

    .thumb_func
trailing_zeros:
    push {lr}
    rsbs r1, r0, #0
    ands r0, r1
    beq no_bit
    bl leading_zeros
    movs r1, #31
    subs r0, r1, r0
    pop {pc}
no_bit:
    movs r0, #32
    pop {pc}

    .macro entry first, second, function
    .byte \first, \second
    .hword \function + 1
    .endm

    .align 2
functions:
    entry 'I', 'F', connect_internal_flash
    entry 'E', 'X', flash_exit_xip
    entry 'R', 'E', flash_range_erase
    entry 'R', 'P', flash_range_program
    entry 'F', 'C', flash_flush_cache
    entry 'C', 'X', flash_enter_cmd_xip
    entry 'U', 'B', usb_boot
    entry 'M', 'C', copy_bytes
    entry 'C', '4', copy_bytes
    entry 'M', 'S', fill_bytes
    entry 'S', '4', fill_bytes
    entry 'P', '3', count_ones
    entry 'R', '3', reverse_bits
    entry 'L', '3', leading_zeros
    entry 'T', '3', trailing_zeros
data:
    .hword 0
