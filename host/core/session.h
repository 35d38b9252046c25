/* Owns the cartridge that is loaded now: where its state comes from and where it is kept. */
#ifndef DINK_SESSION_H
#define DINK_SESSION_H

#include "notice.h"
#include "save.h"
#include "vm.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How a call ended: an error, a save that cannot be used, or a status word. */
typedef struct Outcome {
    VmError error;
    Notice refused; /* NOTICE_NONE: it was not */
    uint32_t status;
} Outcome;

/* Loads a cartridge of the shelf and goes on from its save, or starts it anew. The menu starts
 * anew. */
Outcome session_open(size_t index);

/* After a sleep: the menu too goes on where it was, if it can. */
Outcome session_wake(size_t index);

/* The calls that a running cartridge gets. */
Outcome session_press(uint32_t code);
Outcome session_step(void);

/* Writes host info anew and resumes: the cartridge then knows what changed. */
Outcome session_refresh(void);

/* Keeps the state in storage; the menu's is not worth it. */
SaveResult session_commit(void);

/* Before a sleep: keeps the menu's state too. */
SaveResult session_suspend(void);

/* Forgets the cartridge. */
void session_close(void);

/* Index on the shelf; SHELF_NONE when nothing is loaded. */
size_t session_index(void);
bool session_is_menu(void);

#endif
