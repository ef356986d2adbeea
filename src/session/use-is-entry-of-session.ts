import { useLayoutEffect, useState } from "react";
import { isRecord } from "../lib/narrow.ts";
import { sessionNumber } from "./session-number.ts";

/**
 * Whether the page's entry in the history belongs to this session. It belongs to the session in
 * which a component first used this hook, also after a reload if the browser stores anything. Back may lead the next visitor to an
 * entry of the last one.
 */
export function useIsEntryOfSession(): boolean {
  const [isOfSession] = useState(() => {
    const state: unknown = window.history.state;
    const session = isRecord(state) ? state.session : undefined;
    return session === undefined || session === sessionNumber();
  });
  useLayoutEffect(() => {
    if (isOfSession) window.history.replaceState({ session: sessionNumber() }, "");
  }, []);
  return isOfSession;
}
