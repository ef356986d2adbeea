/** Matches no white space except U+FEFF. U+2800 is the empty Braille pattern. */
export const INVISIBLE_CHARACTERS = /[^\P{Cc}\s]|[\p{Cf}\p{Cs}\p{DI}\u2800\ufffc\ufffd]/gu;
