import { type ScreenRow, screens } from "../../src/screen-table.ts";

const withHeading = ({ path, title }: ScreenRow) => [path, title] as const;

/** The screens without a parameter in their path. */
const plainScreens = Object.values(screens).filter(({ path }) => /^\/[^:]*$/.test(path));

/** The route and the heading of each screen whose path has no parameter. */
export const SCREENS = plainScreens.map(withHeading);

/** The information screens, Home first. Their code is in the first script. */
export const INFORMATION_SCREENS = plainScreens.filter(({ lazy }) => !lazy).map(withHeading);

/** The screens of the lazy script. If it fails to load, they say how to reach the institution. */
export const LAZY_SCREENS = plainScreens.filter(({ lazy }) => lazy).map(withHeading);
