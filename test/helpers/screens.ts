import { type ScreenRow, screens } from "../../src/screen-table.ts";
import { INFORMATION_ROUTES } from "../../src/tools/browser/information-screens.ts";

/** The route and the heading of each screen whose path has no parameter. */
export const SCREENS = Object.values<ScreenRow>(screens)
  .filter(({ path }) => /^\/[^:]*$/.test(path))
  .map(({ path, title }) => [path, title] as const);

/** The information screens, Home first. Their code is in the first script. */
export const INFORMATION_SCREENS = SCREENS.filter(([route]) => INFORMATION_ROUTES.includes(route));

/** The screens of the lazy script. If it fails to load, they say how to reach the institution. */
export const LAZY_SCREENS = SCREENS.filter(([route]) => !INFORMATION_ROUTES.includes(route));
