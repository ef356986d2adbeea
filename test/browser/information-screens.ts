import { titles } from "../../src/content/titles.ts";
import { comesLater, type PathName, paths } from "../../src/paths.ts";

/** The route and the heading of each screen whose address has no parameter. */
const screens = (Object.keys(paths) as PathName[])
  .map((name) => [paths[name], titles[name]] as const)
  .filter(([route]) => /^\/[^:]*$/.test(route));

/** The screens that are in the document, Home first. */
export const INFORMATION_SCREENS = screens.filter(([route]) => !comesLater(route));

/** Screens of the later script, which say without it how to reach the institution. */
export const LATER_SCREENS = screens.filter(([route]) => comesLater(route));

/** The routes of the information screens, Home's first. */
export const INFORMATION_ROUTES: readonly string[] = INFORMATION_SCREENS.map(([route]) => route);
