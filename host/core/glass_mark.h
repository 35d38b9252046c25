/* Owns the note in flash of what stands on the glass while the device is off. */
#ifndef DINK_GLASS_MARK_H
#define DINK_GLASS_MARK_H

#include <stdbool.h>
#include <stdint.h>

/* Notes the picture that stands: CRC-32 of its framebuffer, and the quick refreshes since the last
 * clean one. Replaces an earlier note. False when nothing could be noted; then an earlier note
 * stands as it did. May take an erase, once in 16 times. */
bool glass_mark_write(uint32_t sum, uint32_t quick);

/* The last note, if it still holds. After a cut, and without a flash, nothing is known. */
bool glass_mark_read(uint32_t *sum, uint32_t *quick);

/* The glass is about to change: no note holds any more. Never erases. False when the flash refused:
 * then a note may come back. */
bool glass_mark_cancel(void);

#endif
