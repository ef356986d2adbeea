// The build prerenders in Node, which may have no `navigator`.
const connection = globalThis.navigator?.connection;

/**
 * Whether the visitor asked to save data, or has a 2g connection, which is treated the same. It is
 * read once, when the page is opened: a change of the connection doesn't change the screen.
 */
export const savesData =
  connection?.saveData === true || /2g$/.test(String(connection?.effectiveType));
