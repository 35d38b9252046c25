/* Owns reading files and lines on the desktop. */
#include "native.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Larger than any module the loader accepts. */
#define MOST_FILE_BYTES (1024u * 1024u)

_Noreturn void native_end(const char *path, const char *words, int exit_code) {
    fflush(stdout);
    fprintf(stderr, "%s: %s\n", path, words);
    exit(exit_code);
}

File native_read(const char *path) {
    FILE *stream = fopen(path, "rb");
    if (stream == NULL) {
        native_end(path, errno == ENOENT ? "there is no such file." : "the file cannot be opened.",
                   1);
    }
    uint8_t *bytes = malloc(MOST_FILE_BYTES + 1);
    if (bytes == NULL) {
        native_end(path, "there is no memory left to read it.", 1);
    }
    size_t length = fread(bytes, 1, MOST_FILE_BYTES + 1, stream);
    if (ferror(stream) != 0) {
        native_end(path, "the file cannot be read.", 1);
    }
    fclose(stream);
    if (length > MOST_FILE_BYTES) {
        native_end(path, "the file is far too large for a cartridge.", 1);
    }
    return (File){bytes, length};
}

char *native_line(void) {
    static char line[16 * 1024];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return NULL;
    }
    line[strcspn(line, "\r\n")] = '\0';
    return line;
}

size_t native_words(char *line, char *words[], size_t room) {
    size_t count = 0;
    for (char *word = strtok(line, " "); word != NULL && count < room; word = strtok(NULL, " ")) {
        words[count++] = word;
    }
    return count;
}

bool native_number(const char *word, uint32_t *value) {
    bool hex = word[0] == '0' && (word[1] == 'x' || word[1] == 'X');
    if (word[0] < '0' || word[0] > '9') {
        return false;
    }
    char *end = NULL;
    errno = 0;
    unsigned long long number = strtoull(word, &end, hex ? 16 : 10);
    *value = (uint32_t)number;
    return errno == 0 && *end == '\0' && number <= UINT32_MAX;
}

void native_print_error(VmError error) {
    printf("error %s %s\n", vm_error_code(error), vm_error_words(error));
}
