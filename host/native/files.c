/* Owns saves as files, two for each id. A file is written beside its place and then renamed: whole
 * or not at all. */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PATH_MOST 4096

static char saves[PATH_MOST];

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

bool files_open(const char *folder, const char **why) {
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

static StorageRead read_file(uint32_t id, unsigned slot, uint8_t *bytes, size_t room) {
    char path[PATH_MOST + 64];
    slot_path(path, id, slot, "");
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return (StorageRead){0, false};
    }
    size_t length = fread(bytes, 1, room, file);
    /* An empty file is something that somebody left there, and a longer one is no record: neither
     * may pass as one. */
    bool longer = fgetc(file) != EOF;
    fclose(file);
    if (length == 0 || longer) {
        bytes[0] = 0;
        return (StorageRead){1, false};
    }
    return (StorageRead){length, false};
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

static bool write_file(uint32_t id, unsigned slot, const uint8_t *bytes, size_t length) {
    char path[PATH_MOST + 64];
    char draft[PATH_MOST + 64];
    slot_path(path, id, slot, "");
    slot_path(draft, id, slot, ".tmp");
    return write_whole(draft, bytes, length) && rename(draft, path) == 0;
}

static bool erase_file(uint32_t id, unsigned slot) {
    char path[PATH_MOST + 64];
    slot_path(path, id, slot, "");
    return unlink(path) == 0 || errno == ENOENT;
}

const Storage *files_storage(void) {
    static const Storage files = {
        .blocks = 2, .places = 1, .read = read_file, .write = write_file, .erase = erase_file};
    return &files;
}
