import { isRecord } from "./narrow.ts";

/** The network's state, where the browser has https://wicg.github.io/netinfo/. */
export function readConnection(): unknown {
  return "connection" in navigator ? navigator.connection : undefined;
}

/** Whether the visitor asked to save data, or has a 2g connection, which is treated the same. */
export function savesData(): boolean {
  const connection = readConnection();
  if (!isRecord(connection)) return false;
  return connection.saveData === true || /2g$/.test(String(connection.effectiveType));
}
