/* Owns carrying out requests. */
#include "requests.h"
#include "cart.h"
#include "settings.h"
#include "shelf.h"

static SaveResult erase_one(size_t index) {
    if (index == SHELF_NONE || index == shelf_menu()) {
        return SAVE_WRITTEN;
    }
    SaveResult result = save_erase(shelf_id(index));
    if (result == SAVE_WRITTEN) {
        shelf_set_refused(index, false);
    }
    return result;
}

static SaveResult erase_all(void) {
    SaveResult worst = settings_erase();
    for (size_t i = 0; i < shelf_count(); i++) {
        SaveResult result = erase_one(i);
        worst = result == SAVE_WRITTEN ? worst : result;
    }
    SaveResult rest = save_erase_all();
    return rest == SAVE_WRITTEN ? worst : rest;
}

SaveResult request_obey(const uint8_t *region, bool from_menu) {
    switch (region[DINK_REQUEST_KIND]) {
    case DINK_REQUEST_IS_SETTINGS:
        return settings_take_request(region);
    case DINK_REQUEST_IS_ERASE_SAVE:
        return from_menu ? erase_one(shelf_find(read_u32(region + DINK_REQUEST_CARTRIDGE)))
                         : SAVE_WRITTEN;
    case DINK_REQUEST_IS_ERASE_ALL:
        return from_menu ? erase_all() : SAVE_WRITTEN;
    default:
        return SAVE_WRITTEN;
    }
}
