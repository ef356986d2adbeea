import { useSyncExternalStore } from "react";
import { lobbyStatus } from "../rules/lobby-hours.ts";

function eachTenSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, 10_000);
  return () => clearInterval(timer);
}

/** Says whether the lobby is open; null until hydration. A change renders the component again. */
export const useLobbyStatus = (): string | null =>
  useSyncExternalStore(
    eachTenSeconds,
    () => lobbyStatus(new Date()),
    () => null,
  );
