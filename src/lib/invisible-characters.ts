/**
 * Matches the characters that visitors can't see or haven't typed: control and format characters;
 * what Unicode lets a font ignore (`DI`), such as fillers and variation selectors; the empty Braille
 * pattern; what replaces an object or a broken character. It matches no white space except U+FEFF.
 */
export const INVISIBLE_CHARACTERS = /[^\P{Cc}\s]|[\p{Cf}\p{Cs}\p{DI}\u2800\ufffc\ufffd]/gu;
