/* Owns reading the vector files that several hosts share. */
#ifndef DINK_VECTORS_H
#define DINK_VECTORS_H

/* Where the files lie. */
void vectors_in(const char *path);

/* Hands over each line of a file that is neither empty nor a comment. */
void vectors_run(const char *name, void (*take)(const char *line));

/* Ends the program with file and line when two texts differ. */
void vectors_equal(const char *expected, const char *actual);

#endif
