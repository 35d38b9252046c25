/* Owns the names of the RP2040's registers that we use, as its datasheet has them; section numbers
 * are the datasheet's. */
#ifndef DINK_RP2040_REGS_H
#define DINK_RP2040_REGS_H

#include <stdint.h>

#define REG(address) (*(volatile uint32_t *)(uintptr_t)(address))
/* Atomic aliases of a peripheral's register (2.1.2): only the bits that are 1 are touched. */
#define REG_SET(address) REG((address) + 0x2000u)
#define REG_CLR(address) REG((address) + 0x3000u)

/* 2.3.1 SIO: single-cycle access to the pins */
#define SIO_GPIO_IN 0xd0000004u
#define SIO_GPIO_OUT_SET 0xd0000014u
#define SIO_GPIO_OUT_CLR 0xd0000018u
#define SIO_GPIO_OE_SET 0xd0000024u
#define SIO_GPIO_OE_CLR 0xd0000028u

/* 2.4.8 Cortex-M0+ */
#define NVIC_ISER 0xe000e100u
#define NVIC_ICER 0xe000e180u
#define NVIC_ICPR 0xe000e280u
#define VTOR 0xe000ed08u
#define SCR 0xe000ed10u
#define SCR_SLEEPDEEP (1u << 2)
#define IRQ_TIMER_0 0u
#define IRQ_TIMER_1 1u
#define IRQ_IO_BANK0 13u
#define IRQ_COUNT 26u

/* 2.13 Power-on state machine: what a watchdog reset restarts */
#define PSM_WDSEL 0x40010008u
#define PSM_PROC0 (1u << 15)
#define PSM_PROC1 (1u << 16)

/* 2.14 Subsystem resets */
#define RESETS_RESET 0x4000c000u
#define RESETS_RESET_DONE 0x4000c008u
#define RESETS_ADC (1u << 0)
#define RESETS_IO_BANK0 (1u << 5)
#define RESETS_PADS_BANK0 (1u << 8)
#define RESETS_PLL_SYS (1u << 12)
#define RESETS_SPI0 (1u << 16)
#define RESETS_SPI1 (1u << 17)
#define RESETS_TIMER (1u << 21)

/* 2.15 Clocks */
#define CLK_REF_CTRL 0x40008030u
#define CLK_REF_DIV 0x40008034u
#define CLK_REF_SELECTED 0x40008038u
#define CLK_REF_SRC_ROSC 0u
#define CLK_REF_SRC_XOSC 2u
#define CLK_SYS_CTRL 0x4000803cu
#define CLK_SYS_DIV 0x40008040u
#define CLK_SYS_SELECTED 0x40008044u
#define CLK_SYS_SRC_REF 0u
#define CLK_SYS_SRC_AUX 1u /* AUXSRC 0: PLL_SYS */
#define CLK_PERI_CTRL 0x40008048u
#define CLK_PERI_ENABLE (1u << 11) /* AUXSRC 0: clk_sys */
#define CLK_ADC_CTRL 0x40008060u
#define CLK_ADC_DIV 0x40008064u
#define CLK_ADC_ENABLE (1u << 11)
#define CLK_ADC_AUXSRC_ROSC (2u << 5)
#define CLK_ADC_AUXSRC_XOSC (3u << 5)
#define CLK_DIV_ONE (1u << 8)
/* Clocks that run in deep sleep; each field is all clocks of that kind of block. */
#define CLK_SLEEP_EN0 0x400080a8u
#define SLEEP_EN0_ADC (3u << 1)
#define SLEEP_EN0_DMA (1u << 5)
#define SLEEP_EN0_I2C (3u << 6)
#define SLEEP_EN0_JTAG (1u << 9)
#define SLEEP_EN0_PIO (3u << 12)
#define SLEEP_EN0_PLL_USB (1u << 15)
#define SLEEP_EN0_PWM (1u << 17)
#define SLEEP_EN0_RTC (3u << 21)
#define SLEEP_EN0_SPI (15u << 24)
#define CLK_SLEEP_EN1 0x400080acu
#define SLEEP_EN1_UART (15u << 6)
#define SLEEP_EN1_USB (3u << 10)

/* 2.16 Crystal oscillator */
#define XOSC_CTRL 0x40024000u
#define XOSC_CTRL_RANGE_1_15MHZ 0xaa0u
#define XOSC_CTRL_ENABLE (0xfabu << 12)
#define XOSC_STATUS 0x40024004u
#define XOSC_STATUS_STABLE (1u << 31)
#define XOSC_STARTUP 0x4002400cu

/* 2.17 Ring oscillator */
#define ROSC_RANDOMBIT 0x4006001cu

/* 2.18 PLL_SYS */
#define PLL_SYS_CS 0x40028000u
#define PLL_CS_LOCK (1u << 31)
#define PLL_SYS_PWR 0x40028004u
#define PLL_PWR_PD (1u << 0)
#define PLL_PWR_POSTDIVPD (1u << 3)
#define PLL_PWR_VCOPD (1u << 5)
#define PLL_SYS_FBDIV_INT 0x40028008u
#define PLL_SYS_PRIM 0x4002800cu
#define PLL_PRIM_POSTDIV1(n) ((n) << 16)
#define PLL_PRIM_POSTDIV2(n) ((n) << 12)

/* 2.19 GPIO: function, interrupts and pads of bank 0 */
#define IO_GPIO_CTRL(pin) (0x40014004u + 8u * (pin))
#define IO_FUNCSEL_SPI 1u
#define IO_FUNCSEL_SIO 5u
#define IO_FUNCSEL_NULL 31u
#define IO_INTR(pin) (0x400140f0u + 4u * ((pin) / 8u))
#define IO_PROC0_INTE(pin) (0x40014100u + 4u * ((pin) / 8u))
#define IO_EDGE_LOW(pin) (4u << 4u * ((pin) % 8u))
#define IO_EDGE_HIGH(pin) (8u << 4u * ((pin) % 8u))
#define PADS_GPIO(pin) (0x4001c004u + 4u * (pin))
#define PADS_SCHMITT (1u << 1)
#define PADS_PDE (1u << 2)
#define PADS_PUE (1u << 3)
#define PADS_DRIVE_4MA (1u << 4)
#define PADS_IE (1u << 6)
#define PADS_OD (1u << 7)

/* 2.19.6.4 Pads of the flash: SCLK, SD0 to SD3, SS */
#define PADS_QSPI_FIRST 0x40020004u
#define PADS_QSPI_COUNT 6u

/* 4.4 SPI (PL022) */
#define SPI_BASE(n) (0x4003c000u + 0x4000u * (n))
#define SPI_SSPCR0 0x00u
#define SPI_SSPCR0_DSS_8 7u
#define SPI_SSPCR1 0x04u
#define SPI_SSPCR1_SSE (1u << 1)
#define SPI_SSPDR 0x08u
#define SPI_SSPSR 0x0cu
#define SPI_SSPSR_TNF (1u << 1)
#define SPI_SSPSR_RNE (1u << 2)
#define SPI_SSPSR_BSY (1u << 4)
#define SPI_SSPCPSR 0x10u
#define SPI_SSPICR 0x20u
#define SPI_SSPICR_RORIC (1u << 0)

/* 4.6 Timer, microseconds */
#define TIMER_ALARM0 0x40054010u
#define TIMER_ALARM1 0x40054014u
#define TIMER_ARMED 0x40054020u
#define TIMER_TIMERAWH 0x40054024u
#define TIMER_TIMERAWL 0x40054028u
#define TIMER_INTR 0x40054034u
#define TIMER_INTE 0x40054038u

/* 4.7 Watchdog */
#define WATCHDOG_CTRL 0x40058000u
#define WATCHDOG_CTRL_PAUSE (7u << 24) /* while a debugger holds a core or the bus */
#define WATCHDOG_CTRL_ENABLE (1u << 30)
#define WATCHDOG_CTRL_TRIGGER (1u << 31)
#define WATCHDOG_LOAD 0x40058004u
#define WATCHDOG_REASON 0x40058008u
#define WATCHDOG_REASON_TIMER (1u << 0)
#define WATCHDOG_REASON_FORCE (1u << 1)
#define WATCHDOG_SCRATCH(n) (0x4005800cu + 4u * (n))
#define WATCHDOG_TICK 0x4005802cu
#define WATCHDOG_TICK_ENABLE (1u << 9)

/* 4.9 ADC */
#define ADC_CS 0x4004c000u
#define ADC_CS_EN (1u << 0)
#define ADC_CS_TS_EN (1u << 1)
#define ADC_CS_START_ONCE (1u << 2)
#define ADC_CS_READY (1u << 8)
#define ADC_CS_ERR (1u << 9)
#define ADC_CS_AINSEL(input) ((input) << 12)
#define ADC_RESULT 0x4004c004u
#define ADC_FIRST_PIN 26u
#define ADC_TEMPERATURE 4u

/* 2.6.3 flash as memory, and past the cache */
#define XIP_BASE 0x10000000u
#define XIP_NOCACHE_NOALLOC_BASE 0x13000000u

#endif
