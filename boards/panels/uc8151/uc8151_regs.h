/* Owns the names of the UC8151's commands and of the values that the driver sends (UC8151D data
 * sheet, chapter "Command table"). */
#ifndef DINK_UC8151_REGS_H
#define DINK_UC8151_REGS_H

#define UC8151_PSR 0x00u   /* panel setting */
#define UC8151_PWR 0x01u   /* power setting */
#define UC8151_POF 0x02u   /* power off */
#define UC8151_PFS 0x03u   /* power-off sequence */
#define UC8151_PON 0x04u   /* power on */
#define UC8151_BTST 0x06u  /* booster soft start */
#define UC8151_DTM1 0x10u  /* OLD plane */
#define UC8151_DSP 0x11u   /* data stop */
#define UC8151_DRF 0x12u   /* display refresh */
#define UC8151_DTM2 0x13u  /* NEW plane */
#define UC8151_LUTC 0x20u  /* waveform of VCOM; its length is the refresh's */
#define UC8151_LUTWW 0x21u /* white stays white */
#define UC8151_LUTBW 0x22u /* black becomes white */
#define UC8151_LUTWB 0x23u /* white becomes black */
#define UC8151_LUTBB 0x24u /* black stays black */
#define UC8151_PLL 0x30u   /* frame rate */
#define UC8151_TSE 0x41u   /* temperature sensor */
#define UC8151_CDI 0x50u   /* border, polarity, interval */
#define UC8151_TCON 0x60u  /* gate and source non-overlap */
#define UC8151_TRES 0x61u  /* resolution */

/* PSR: 128 x 296, mono, gates up, sources right, booster on, no soft reset; 7:6 RES = 10, 5 REG,
 * 4 BW, 3 UD, 2 SHL, 1 SHD_N, 0 RST_N. */
#define UC8151_PSR_OTP 0x97u
#define UC8151_PSR_REGISTERS 0xB7u

/* CDI: 7:6 border, 5:4 = 00: bit 1 is black, 3:0 = C. */
#define UC8151_CDI_BORDER_FLOATS 0xCCu
#define UC8151_CDI_BORDER_WHITE 0x4Cu

/* PWR: source and gate rails made inside; gates at 16 V; VDH, VDL and VDHR at 10 V. */
#define UC8151_PWR_INTERNAL 0x03u
#define UC8151_PWR_GATES_16V 0x00u
#define UC8151_PWR_10V 0x26u

#define UC8151_BTST_PHASE 0x17u   /* 10 ms, strength 3, 6.58 us */
#define UC8151_PFS_4_FRAMES 0x30u /* discharge after POF */
#define UC8151_TSE_INTERNAL 0x00u /* no offset */
#define UC8151_TCON_12 0x22u      /* 12 x 660 ns both ways */
#define UC8151_PLL_100HZ 0x3Au

#endif
