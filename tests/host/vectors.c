/* Owns reading the vector files that several hosts share. */
#include "vectors.h"
#include "check.h"

#include <string.h>

static char folder[1024];
static char place[256]; /* file and line that are run now */

void vectors_in(const char *path) {
    CHECK(strlen(path) < sizeof folder);
    strcpy(folder, path);
}

void vectors_run(const char *name, void (*take)(const char *line)) {
    char path[1200];
    char line[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    for (unsigned at = 1; fgets(line, sizeof line, file) != NULL; at++) {
        line[strcspn(line, "\n")] = '\0';
        CHECK(strlen(line) + 1 < sizeof line);
        if (line[0] != '\0' && line[0] != '#') {
            snprintf(place, sizeof place, "%s:%u", name, at);
            take(line);
        }
    }
    fclose(file);
}

void vectors_equal(const char *expected, const char *actual) {
    if (strcmp(expected, actual) != 0) {
        fprintf(stderr, "%s: expected \"%s\", is \"%s\"\n", place, expected, actual);
        exit(1);
    }
}
