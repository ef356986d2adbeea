import { type ScreenRow, screens } from "../../src/screen-table.ts";
import { INFORMATION_PATHS } from "../../src/tools/browser/information-screens.ts";

/** The path and the heading of each screen whose path has no parameter. */
export const SCREENS = Object.values<ScreenRow>(screens)
  .filter(({ path }) => /^\/[^:]*$/.test(path))
  .map(({ path, title }) => [path, title] as const);

/** The information screens, Home first. Their code is in the first script. */
export const INFORMATION_SCREENS = SCREENS.filter(([path]) => INFORMATION_PATHS.includes(path));

/** The screens of the lazy script. If it fails to load, they say how to reach the institution. */
export const LAZY_SCREENS = SCREENS.filter(([path]) => !INFORMATION_PATHS.includes(path));
