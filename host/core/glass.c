/* Owns the way of a picture to the panel. */
#include "glass.h"
#include "abi.h"
#include "port.h"
#include "present.h"
#include "settings.h"

static Message told;
static uint8_t canvas[DINK_FRAMEBUFFER_SIZE];

void glass_show(const uint8_t *frame, uint32_t status) {
    PresentKind kind = present_decide(frame, status, settings_now()->refresh_style);
    if (kind != PRESENT_NONE) {
        port_show(frame, NULL, kind);
    }
}

void glass_tell(const Message *message) {
    told = *message;
    message_draw(&told, canvas);
    glass_show(canvas, DINK_STATUS_SCENE);
}

void glass_clean(void) {
    present_clean(present_shown());
    port_show(present_shown(), NULL, PRESENT_CLEAN);
}

size_t glass_words(char *text, size_t room) {
    return message_text(&told, text, room);
}
