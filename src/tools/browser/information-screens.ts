import { routes } from "../../routes.ts";

/** The routes of the information screens, Home's first. Their code is in the first script. */
export const INFORMATION_ROUTES: readonly string[] = routes
  .filter(({ path, lazy }) => !lazy && path.startsWith("/"))
  .map(({ path }) => path);
