// Owns the names that only a compiler option defines: --use DEADINK_CHECKED=1 makes the checked build.
declare const DEADINK_CHECKED: i32;
