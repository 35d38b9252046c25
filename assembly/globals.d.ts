// Owns the names that only a compiler option defines: --use DEADINK_CHECKED=1 makes the checked build.
// DEADINK_INSPECT is defined in what tools and specs run, the names of a game.json's "use" in that cartridge alone:
// DEADINK_PLAIN leaves the letters of Latin-1 out of the faces, POCKET_CLASSIC makes classic solo of pocket's sources.
// Only tools/asc/texts-transform.mjs asks for DEADINK_SMALL, which stands in what tools/shrink makes smaller, and for
// DEADINK_TEXTS_APART: texts that are not one piece of data leave the module when nothing says them.
declare const DEADINK_CHECKED: i32;
declare const DEADINK_INSPECT: i32;
declare const DEADINK_PLAIN: i32;
declare const POCKET_CLASSIC: i32;
