// Owns the names that only a compiler option defines: --use DEADINK_CHECKED=1 makes the checked build.
// DEADINK_INSPECT is defined in what tools and specs run, the names of a game.json's "use" in that cartridge alone.
declare const DEADINK_CHECKED: i32;
declare const DEADINK_INSPECT: i32;
declare const POCKET_CLASSIC: i32;
