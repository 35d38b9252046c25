/* Owns the second boot stage: puts the flash into continuous quad reads, so that code can run from it.
 *
 * The boot ROM copies these 252 bytes and their checksum to the end of RAM and enters with lr = 0;
 * we then start the image behind. flash.c calls a copy of its own after each erase and write, with a
 * return address in lr. Flash: W25Q080 class, W25Q16 on the boards we have; SSI: RP2040 datasheet
 * 4.10; commands and the QE bit: W25Q16JV datasheet 6, 7.1. */
    .syntax unified
    .cpu cortex-m0plus
    .thumb

    .equ SSI, 0x18000000
    .equ SSI_CTRLR0, 0x00
    .equ SSI_CTRLR1, 0x04
    .equ SSI_SSIENR, 0x08
    .equ SSI_BAUDR, 0x14
    .equ SSI_SR, 0x28
    .equ SSI_DR0, 0x60
    .equ SSI_RX_SAMPLE_DLY, 0xf0
    .equ SSI_SPI_CTRLR0, 0xf4
    .equ SR_BUSY, 1
    .equ SR_TFE, 4

    .equ PADS_QSPI, 0x40020000
    .equ PAD_SCLK, 0x04
    .equ PAD_SD0, 0x08
    .equ SCLK_8MA_FAST, 0x21
    .equ PAD_SCHMITT, 0x02

    .equ READ_STATUS_1, 0x05
    .equ READ_STATUS_2, 0x35
    .equ WRITE_ENABLE, 0x06
    .equ WRITE_STATUS, 0x01
    .equ STATUS_2_QE, 0x02
    .equ STATUS_1_WIP, 0x01
    .equ STATUS_1_NOTHING_PROTECTED, 0
    .equ FAST_READ_QUAD_IO, 0xeb
    .equ MODE_CONTINUOUS, 0xa0

    /* clk_sys / 2: 66.5 MHz of the 133 that the flash takes */
    .equ CLOCK_DIVIDER, 2
    .equ SAMPLE_DELAY, 1
    /* standard SPI, 8 bits at a time, both directions */
    .equ CTRLR0_STANDARD, 0x00070000
    /* quad SPI, 32 bits at a time, EEPROM read mode */
    .equ CTRLR0_QUAD, 0x005f0300
    /* 32 bits of address and mode, 4 dummy clocks; the instruction goes out on one line before */
    .equ SPI_CTRLR0_FIRST, 0x00002221
    /* the same without an instruction; the mode byte that keeps the flash in this state is added */
    .equ SPI_CTRLR0_GO_ON, 0xa0002022

    /* a status register that never gets ready is given up: about 0.4 s at 6.5 MHz, 15 ms are typical */
    .equ STATUS_TRIES, 16000

    .section .boot2, "ax"
    .global boot2_entry
    .thumb_func
boot2_entry:
    push {r4, r5, lr}
    movs r4, #SSI >> 24
    lsls r4, #24

    ldr r0, =PADS_QSPI
    movs r1, #SCLK_8MA_FAST
    str r1, [r0, #PAD_SCLK]
    movs r1, #PAD_SCHMITT
    movs r2, #4
    adds r0, #PAD_SD0
smooth_data_line:
    ldr r3, [r0]
    bics r3, r1
    str r3, [r0]
    adds r0, #4
    subs r2, #1
    bne smooth_data_line

    movs r0, #0
    str r0, [r4, #SSI_SSIENR]
    movs r0, #CLOCK_DIVIDER
    str r0, [r4, #SSI_BAUDR]
    movs r0, #SAMPLE_DELAY
    movs r1, #SSI_RX_SAMPLE_DLY
    str r0, [r4, r1]
    movs r0, #CTRLR0_STANDARD >> 16
    lsls r0, #16
    bl set_frame

    /* QE lets the flash use all four lines. It stays set without power, so this writes once at most. */
    movs r0, #READ_STATUS_2
    bl read_status
    movs r1, #STATUS_2_QE
    tst r0, r1
    bne quad_enabled
    orrs r0, r1
    mov r5, r0
    movs r0, #WRITE_ENABLE
    bl exchange
    /* three bytes of one command: in the queue before the first is out, so that select stays low */
    movs r0, #WRITE_STATUS
    str r0, [r4, #SSI_DR0]
    movs r0, #STATUS_1_NOTHING_PROTECTED
    str r0, [r4, #SSI_DR0]
    str r5, [r4, #SSI_DR0]
    bl wait_ready
    ldr r0, [r4, #SSI_DR0]
    ldr r0, [r4, #SSI_DR0]
    ldr r0, [r4, #SSI_DR0]
    movs r5, #STATUS_TRIES >> 7
    lsls r5, #7
while_writing:
    subs r5, #1
    beq quad_enabled
    movs r0, #READ_STATUS_1
    bl read_status
    movs r1, #STATUS_1_WIP
    tst r0, r1
    bne while_writing

quad_enabled:
    /* one read with the instruction tells the flash to do without it from now on */
    ldr r1, =SPI_CTRLR0_FIRST
    bl set_quad
    movs r0, #FAST_READ_QUAD_IO
    str r0, [r4, #SSI_DR0]
    movs r0, #MODE_CONTINUOUS
    str r0, [r4, #SSI_DR0]
    bl wait_ready
    ldr r1, =SPI_CTRLR0_GO_ON
    bl set_quad

    pop {r4, r5}
    pop {r0}
    cmp r0, #0
    beq start_image
    bx r0
start_image:
    ldr r0, =0x10000100
    ldr r1, =0xe000ed08
    str r0, [r1]
    ldr r1, [r0]
    ldr r0, [r0, #4]
    msr msp, r1
    bx r0

/* r1: SPI_CTRLR0 */
    .thumb_func
set_quad:
    ldr r0, =CTRLR0_QUAD
    movs r2, #0
    str r2, [r4, #SSI_SSIENR]
    str r2, [r4, #SSI_CTRLR1]
    movs r2, #SSI_SPI_CTRLR0
    str r1, [r4, r2]
/* r0: CTRLR0 */
    .thumb_func
set_frame:
    str r0, [r4, #SSI_CTRLR0]
    movs r2, #1
    str r2, [r4, #SSI_SSIENR]
    bx lr

    .thumb_func
wait_ready:
    ldr r0, [r4, #SSI_SR]
    movs r1, #SR_TFE
    tst r0, r1
    beq wait_ready
    movs r1, #SR_BUSY
    tst r0, r1
    bne wait_ready
    bx lr

/* Sends the byte in r0 alone; what came back goes to r0. */
    .thumb_func
exchange:
    push {lr}
    str r0, [r4, #SSI_DR0]
    bl wait_ready
    ldr r0, [r4, #SSI_DR0]
    pop {pc}

/* r0: the command; its answer goes to r0. */
    .thumb_func
read_status:
    push {lr}
    str r0, [r4, #SSI_DR0]
    str r0, [r4, #SSI_DR0]
    bl wait_ready
    ldr r0, [r4, #SSI_DR0]
    ldr r0, [r4, #SSI_DR0]
    pop {pc}

    .ltorg
