import { useHydrated } from "../use-hydrated.ts";

/**
 * The `autocomplete` of a form. It is off while the document is parsed, because a reload would
 * restore what was typed, even by a visitor who has logged out since (`logout.test.ts`).
 */
export const useAutoComplete = () => (useHydrated() ? undefined : "off");
