/**
 * Matches the signs that visitors can't see or haven't typed: control and format characters; what
 * Unicode lets a font ignore (`DI`), such as fillers and variation selectors; the empty Braille
 * pattern; the signs that replace an object or a broken character. It matches no white space except
 * U+FEFF.
 */
export const INVISIBLE_SIGNS = /[^\P{Cc}\s]|[\p{Cf}\p{Cs}\p{DI}\u2800\ufffc\ufffd]/gu;
