/** Removes the comments that begin a line, as those of `src` do. */
export const withoutComments = (code: string): string =>
  code.replaceAll(/^\s*(\{?\/\*.*?\*\/|\/\/[^\n]*)/gms, "");
