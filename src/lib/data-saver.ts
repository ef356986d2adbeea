/** Whether the visitor asked to save data, or has a 2g connection, which is treated the same. */
export function savesData(): boolean {
  const { connection } = navigator;
  if (!connection) return false;
  return connection.saveData === true || /2g$/.test(String(connection.effectiveType));
}
