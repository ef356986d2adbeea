/** Whether a text is an e-mail address alone, not `<a@b.lr>` or `mailto:a@b.lr`. */
export const isEmail = (text: string): boolean =>
  // Without a dot in its classes, the pattern takes linear time for any text.
  /^[^\s@<>:;,]+@[^\s@<>:;,.]+(\.[^\s@<>:;,.]+)*\.[^\s@<>:;,.]*[\p{L}\p{M}\p{N}]$/u.test(text);
