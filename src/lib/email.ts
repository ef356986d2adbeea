/**
 * Whether a text is an e-mail address: a name, an at-sign, and a domain of at least two parts, which
 * ends in a letter or a digit. Not another address that has one in it, such as `<a@b.lr>` and
 * `mailto:a@b.lr`.
 */
export const isEmail = (text: string): boolean =>
  // Without a dot in the classes, it takes linear time for any text.
  /^[^\s@<>:;,]+@[^\s@<>:;,.]+(\.[^\s@<>:;,.]+)*\.[^\s@<>:;,.]*[\p{L}\p{M}\p{N}]$/u.test(text);
