/* Owns the setting up of the save area; its use is port.h. */
#ifndef DINK_FLASH_H
#define DINK_FLASH_H

/* Looks the ROM's functions up while the flash can be read. */
void flash_begin(void);

#endif
