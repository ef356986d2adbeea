/**
 * Matches the signs that visitors can't see, or haven't typed: control and format characters, what
 * Unicode lets a font ignore (`DI`: fillers, variation selectors), an empty Braille pattern, and the
 * signs that replace an object or a broken character. White space isn't among them, except U+FEFF.
 */
export const INVISIBLE_SIGNS = /[^\P{Cc}\s]|[\p{Cf}\p{Cs}\p{DI}\u2800\ufffc\ufffd]/gu;
