import { useSyncExternalStore } from "react";
import { isRecord } from "./narrow.ts";

/** What the browser says of the line, where it does: https://wicg.github.io/netinfo/. */
function readConnection(): unknown {
  return "connection" in navigator ? navigator.connection : undefined;
}

function subscribe(onChange: () => void) {
  const connection = readConnection();
  if (!(connection instanceof EventTarget)) return () => {};
  connection.addEventListener("change", onChange);
  return () => connection.removeEventListener("change", onChange);
}

/** Whether the visitor asked to save data, or has a line so slow that it comes to the same. */
export function savesData(): boolean {
  const connection = readConnection();
  if (!isRecord(connection)) return false;
  return connection.saveData === true || /2g$/.test(String(connection.effectiveType));
}

/** As `savesData`, and the component renders again when that changes. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}
