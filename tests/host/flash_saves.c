/* Owns games in the fake flash. */
#include "flash_saves.h"
#include "check.h"
#include "flash_store.h"

#include <string.h>

enum { SIZE = 45 };

static uint8_t state[SIZE];

void flash_reset(void) {
    fake_reset();
    nor_reset();
    fake_storage = flash_store();
}

SaveKey flash_key(unsigned game) {
    return (SaveKey){.id = 0x41454d41u + game, .layout = 77, .size = SIZE, .version = 3};
}

const uint8_t *flash_state(int value) {
    memset(state, value, sizeof state);
    return state;
}

SaveResult flash_commit(unsigned game, int value) {
    SaveKey key = flash_key(game);
    return save_commit(&key, flash_state(value));
}

SaveResult flash_erase(unsigned game) {
    return save_erase(flash_key(game).id);
}

int flash_found(unsigned game) {
    uint8_t back[SIZE] = {0};
    SaveKey key = flash_key(game);
    SaveVerdict verdict = save_load(&key, back);
    if (verdict == SAVE_NONE) {
        return 0;
    }
    CHECK(verdict == SAVE_GOOD);
    for (size_t i = 1; i < sizeof back; i++) {
        CHECK(back[i] == back[0]);
    }
    return back[0];
}
