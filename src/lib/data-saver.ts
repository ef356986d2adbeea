// The build prerenders in Node, which may have no `navigator`.
const connection = globalThis.navigator?.connection;

/** Read once, so that a change of the connection doesn't change the screen. */
export const savesData =
  connection?.saveData === true || /2g$/.test(String(connection?.effectiveType));
