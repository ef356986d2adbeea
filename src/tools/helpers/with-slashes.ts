/** A path with slashes, since those that Node returns on Windows have backslashes. */
export const withSlashes = (path: string): string => path.replaceAll("\\", "/");
