import { screens } from "../../screen-table.ts";

/** The routes of the information screens, Home's first. Their code is in the first script. */
export const INFORMATION_ROUTES: readonly string[] = Object.values(screens)
  .filter(({ path, lazy }) => !lazy && path.startsWith("/"))
  .map(({ path }) => path);
