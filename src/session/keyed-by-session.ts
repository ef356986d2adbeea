import {
  type ComponentType,
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { focusScreen } from "../lib/focus.ts";
import { sessionNumber, subscribeToSession } from "./session-number.ts";

/**
 * Makes a component end with the session: React then mounts a new one in its place. Its fields are
 * empty, and pending requests of the old one are aborted. Every form with personal data needs this.
 */
export function keyedBySession<Props extends object>(component: ComponentType<Props>) {
  return (props: Props) => {
    // Hydration reads the same number, so that what was typed before it stays.
    const session = useSyncExternalStore(subscribeToSession, sessionNumber, sessionNumber);
    const [first] = useState(session);
    useEffect(() => {
      // The focus was in the old component.
      if (session !== first && document.activeElement === document.body) focusScreen();
    }, [session]);
    return createElement(component, { ...props, key: session });
  };
}
