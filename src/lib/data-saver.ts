// The build, which prerenders, may have no `navigator`.
const connection = globalThis.navigator?.connection;

/**
 * Whether the visitor asked to save data, or has a 2g connection, which is treated the same. It is read once,
 * when the page is opened: nothing on the screen changes because the line got worse or better.
 */
export const savesData =
  connection?.saveData === true || /2g$/.test(String(connection?.effectiveType));
