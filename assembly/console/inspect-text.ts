// Owns JSON text for the tools' windows on games: reading whole numbers, words, lists; writing pairs, objects, lists.

/** The number, or -1 when the text is none of at most three digits. */
export function wholeNumber(value: string): i32 {
  if (value.length == 0 || value.length > 3) return -1;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return -1;
  }
  return <i32>I32.parseInt(value);
}

/** A word without its quotes, in small letters. */
export function unquoted(value: string): string {
  const inside = value.startsWith('"') && value.endsWith('"') ? value.substring(1, value.length - 1) : value;
  return inside.toLowerCase();
}

/** Whether the text is a list. */
export function isList(value: string): bool {
  return value.startsWith("[") && value.endsWith("]");
}

/** The members of a list without their quotes. */
export function members(value: string): string[] {
  const inside = value.substring(1, value.length - 1);
  const found: string[] = [];
  if (inside.trim().length == 0) return found;
  let begin = 0;
  let isQuoted = false;
  for (let i = 0; i < inside.length; i++) {
    const code = inside.charCodeAt(i);
    if (code == 34) isQuoted = !isQuoted;
    if (code != 44 || isQuoted) continue;
    found.push(unquoted(inside.substring(begin, i).trim()));
    begin = i + 1;
  }
  found.push(unquoted(inside.substring(begin).trim()));
  return found;
}

/** The place of a word among words, whatever the size of its letters, or -1. */
export function placeOf(word: string, words: string[]): i32 {
  for (let i = 0; i < words.length; i++) if (words[i].toLowerCase() == word) return i;
  return -1;
}

/** The members of a list as bits by their place among words, or -1 when one is not there. */
export function bitsOf(value: string, words: string[]): i32 {
  if (!isList(value)) return -1;
  const found = members(value);
  let bits = 0;
  for (let i = 0; i < found.length; i++) {
    const at = placeOf(found[i], words);
    if (at < 0) return -1;
    bits |= 1 << at;
  }
  return bits;
}

export function quoted(word: string): string {
  return '"' + word + '"';
}

/** A key and its value, which is JSON text. */
export function pair(key: string, value: string): string {
  return quoted(key) + ":" + value;
}

export function number(key: string, value: i32): string {
  return pair(key, value.toString());
}

export function flag(key: string, value: bool): string {
  return pair(key, value ? "true" : "false");
}

/** An object of pairs. */
export function group(parts: string[]): string {
  return "{" + parts.join(",") + "}";
}

export function list(parts: string[]): string {
  return "[" + parts.join(",") + "]";
}
