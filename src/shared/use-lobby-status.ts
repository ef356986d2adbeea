import { useSyncExternalStore } from "react";
import { lobbyStatus } from "../rules/lobby-hours.ts";

function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}

/** Says whether the lobby is open; null until hydration. The component renders again when it changes. */
export const useLobbyStatus = (): string | null =>
  useSyncExternalStore(
    eachMinute,
    () => lobbyStatus(new Date()),
    () => null,
  );
