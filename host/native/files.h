/* Owns the desktop's storage: a folder of save files that one process uses at a time. */
#ifndef DINK_FILES_H
#define DINK_FILES_H

#include "storage.h"

#include <stdbool.h>

/* Opens the folder for saves, making it if need be; false with *why when that fails or another host
 * uses it. */
bool files_open(const char *folder, const char **why);

const Storage *files_storage(void);

#endif
