/* Owns the times that the UC8151 driver keeps; sizes, speeds and what others need stand in
 * panel.json. */
#ifndef DINK_UC8151_LIMITS_H
#define DINK_UC8151_LIMITS_H

#define UC8151_MS 1000u

/* RST is high before its pulse, low, and high again before the first command. The data sheet wants
 * 50 us low and, on a sibling, 1 ms after it. */
#define UC8151_RESET_BEFORE_US (2u * UC8151_MS)
#define UC8151_RESET_LOW_US (10u * UC8151_MS)
#define UC8151_RESET_AFTER_US (10u * UC8151_MS)

/* BUSY may fall this late after a command that makes the panel busy: before the first time it says
 * nothing, and after the second a panel whose BUSY did not fall is not working. */
#define UC8151_BUSY_BLIND_US 200u
#define UC8151_BUSY_LATE_US (2u * UC8151_MS)

/* Longest wait for a panel that ought to be idle. */
#define UC8151_READY_MOST_US (500u * UC8151_MS)

/* Booster up: 37 to 97 ms measured. Booster down with four discharge frames: 21 to 130 ms. */
#define UC8151_PON_LEAST_US (5u * UC8151_MS)
#define UC8151_PON_MOST_US (500u * UC8151_MS)
#define UC8151_POF_MOST_US (1000u * UC8151_MS)

/* A frame is 10 ms by the register; parts differ from 7 to 22 ms. */
#define UC8151_FRAME_LEAST_US (5u * UC8151_MS)
#define UC8151_FRAME_MOST_US (40u * UC8151_MS)
#define UC8151_REFRESH_SPARE_US (200u * UC8151_MS)

/* The maker's waveform: 2 to 4.5 s at room temperature, several times that in the cold. */
#define UC8151_FULL_LEAST_US (1000u * UC8151_MS)
#define UC8151_FULL_MOST_US (20000u * UC8151_MS)

/* The booster stays on this long after a refresh for the next press, which then saves its start (40
 * to 100 ms of a picture that takes 170). Below two seconds even when a flash erase keeps the main
 * loop away for 0.4 s. */
#define UC8151_WARM_US (1000u * UC8151_MS)

/* From the end of the discharge to the cut of the rail. */
#define UC8151_SETTLE_US (50u * UC8151_MS)

#endif
