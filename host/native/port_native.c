/* Owns the desktop behind port.h. A save file is written beside its place and then renamed: whole
 * or not at all. */
#include "port_native.h"
#include "abi.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define QUEUE_MOST 64u
#define PATH_MOST 4096

static char saves[PATH_MOST];
static PortPress queue[QUEUE_MOST];
static size_t queue_count;
static uint32_t now = 1;
static uint32_t stands;
static uint8_t glass[DINK_FRAMEBUFFER_SIZE];
static PresentKind refresh;
static uint64_t seed; /* 0: the system's entropy */

static bool make_folders(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        int made = mkdir(path, 0777);
        *slash = '/';
        if (made != 0 && errno != EEXIST) {
            return false;
        }
    }
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}

bool port_native_open(const char *folder, const char **why) {
    char lock_path[PATH_MOST + 16];
    if (strlen(folder) >= sizeof saves || folder[0] == '\0') {
        *why = "this is no path for saves.";
        return false;
    }
    strcpy(saves, folder);
    snprintf(lock_path, sizeof lock_path, "%s/lock", saves);
    int lock = make_folders(saves) ? open(lock_path, O_RDWR | O_CREAT, 0666) : -1;
    if (lock < 0) {
        *why = "the folder for saves cannot be written.";
        return false;
    }
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (fcntl(lock, F_SETLK, &whole) != 0) {
        *why = "another game uses these saves now; end it first.";
        return false;
    }
    return true; /* the lock lasts as long as the process */
}

void port_native_seed(uint32_t low, uint32_t high) {
    seed = (uint64_t)high << 32 | low;
    seed = seed == 0 ? 1 : seed;
}

bool port_native_press(uint32_t code) {
    if (queue_count == QUEUE_MOST) {
        return false;
    }
    queue[queue_count++] = (PortPress){code, ++now};
    return true;
}

const uint8_t *port_native_glass(void) {
    return glass;
}

PresentKind port_native_take_refresh(void) {
    PresentKind kind = refresh;
    refresh = PRESENT_NONE;
    return kind;
}

bool port_press(PortPress *press) {
    if (queue_count == 0) {
        return false;
    }
    *press = queue[0];
    queue_count--;
    memmove(queue, queue + 1, queue_count * sizeof queue[0]);
    return true;
}

uint32_t port_now(void) {
    return now;
}

uint32_t port_touched(void) {
    return now;
}

bool port_held(void) {
    return false;
}

PortPanel port_panel(void) {
    return PORT_PANEL_READY;
}

void port_show(const uint8_t *frame, const uint8_t *before, PresentKind kind) {
    (void)before;
    memcpy(glass, frame, sizeof glass);
    refresh = kind > refresh ? kind : refresh;
    stands = ++now;
}

uint32_t port_stands(void) {
    return stands;
}

/* Path of a slot, named by the letters of the id; others become their code. */
static void slot_path(char path[PATH_MOST + 64], uint32_t id, unsigned slot, const char *ending) {
    char name[32] = "";
    for (unsigned i = 0; i < 4; i++) {
        unsigned letter = id >> 8 * i & 0xffu;
        bool plain = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
                     (letter >= '0' && letter <= '9');
        snprintf(name + strlen(name), sizeof name - strlen(name), plain ? "%c" : "%%%02x", letter);
    }
    snprintf(path, PATH_MOST + 64, "%s/%s.%u.save%s", saves, name, slot, ending);
}

size_t port_read(uint32_t id, unsigned slot, uint8_t *bytes, size_t room) {
    char path[PATH_MOST + 64];
    slot_path(path, id, slot, "");
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return 0;
    }
    size_t length = fread(bytes, 1, room, file);
    /* An empty file is something that somebody left there, and a longer one is no record: neither
     * may pass as one. */
    bool longer = fgetc(file) != EOF;
    fclose(file);
    if (length == 0 || longer) {
        bytes[0] = 0;
        return 1;
    }
    return length;
}

static bool write_whole(const char *path, const uint8_t *bytes, size_t length) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        return false;
    }
    bool written =
        fwrite(bytes, 1, length, file) == length && fflush(file) == 0 && fsync(fileno(file)) == 0;
    return fclose(file) == 0 && written;
}

bool port_write(uint32_t id, unsigned slot, const uint8_t *bytes, size_t length) {
    char path[PATH_MOST + 64];
    char draft[PATH_MOST + 64];
    slot_path(path, id, slot, "");
    slot_path(draft, id, slot, ".tmp");
    return write_whole(draft, bytes, length) && rename(draft, path) == 0;
}

bool port_erase(uint32_t id, unsigned slot) {
    char path[PATH_MOST + 64];
    slot_path(path, id, slot, "");
    return unlink(path) == 0 || errno == ENOENT;
}

void port_entropy(uint32_t *low, uint32_t *high) {
    uint64_t bits = seed;
    if (bits == 0) {
        FILE *source = fopen("/dev/urandom", "rb");
        if (source == NULL || fread(&bits, sizeof bits, 1, source) != 1) {
            bits = (uint64_t)getpid() << 32 | now;
        }
        if (source != NULL) {
            fclose(source);
        }
    } else {
        seed =
            seed * 6364136223846793005u + 1442695040888963407u; /* the next game is another one */
    }
    *low = (uint32_t)bits;
    *high = (uint32_t)(bits >> 32);
}

void port_panel_rest(void) {
}

void port_hold_power(bool hold) {
    (void)hold;
}

uint32_t port_battery_millivolts(void) {
    return 0;
}

uint8_t port_power_source(void) {
    return 1;
}
