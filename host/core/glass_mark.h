/* Owns the mark of what stands on the glass while the power is off, kept in storage. */
#ifndef DINK_GLASS_MARK_H
#define DINK_GLASS_MARK_H

#include <stdbool.h>
#include <stdint.h>

/* Notes before the rail goes that a picture of this CRC-32 stands whole, after so many quick
 * refreshes. False when it could not be written. */
bool glass_mark_write(uint32_t sum, uint32_t traces);

/* What was noted; false when nothing was, or when it was cancelled. */
bool glass_mark_read(uint32_t *sum, uint32_t *traces);

/* The glass is about to change: the mark holds no longer. Erases nothing. */
void glass_mark_cancel(void);

#endif
