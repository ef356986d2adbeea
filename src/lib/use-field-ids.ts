import { useId } from "react";
import { useHydrated } from "./page-start.ts";

/**
 * Makes the fields' ids different at each load of the page. When Firefox loads an unloaded tab
 * again, it restores the fields with the same ids, even after a logout (`engines.test.ts`).
 */
const LOAD_ID = Math.random().toString(36).slice(2);

/** The start of the ids of a form's fields. */
export const useFieldIds = (): string => useId() + (useHydrated() ? LOAD_ID : "");
