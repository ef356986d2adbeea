import { useSyncExternalStore } from "react";
import { isLobbyOpen, lobbyStatus } from "../rules/lobby-hours.ts";

function eachTenSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, 10_000);
  return () => clearInterval(timer);
}

/** The status is null until hydration. A change of it renders the component again. */
export function useLobbyStatus() {
  const status = useSyncExternalStore(
    eachTenSeconds,
    () => lobbyStatus(new Date()),
    () => null,
  );
  return { status, isOpen: status !== null && isLobbyOpen(new Date()) };
}
