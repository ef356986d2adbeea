import { type Route, routes } from "../../routes.ts";

/** The screens whose path has no parameter. */
const screens = routes.filter(({ path }) => /^\/[^:]*$/.test(path));

const withHeading = ({ path, title }: Route) => [path, title] as const;

/** The route and the heading of each of these screens. */
export const SCREENS = screens.map(withHeading);

/** The information screens, Home first. Their code is in the first script. */
export const INFORMATION_SCREENS = screens.filter(({ lazy }) => !lazy).map(withHeading);

/** The screens of the lazy script. If it fails to load, they say how to reach the institution. */
export const LAZY_SCREENS = screens.filter(({ lazy }) => lazy).map(withHeading);

/** The routes of the information screens, Home's first. */
export const INFORMATION_ROUTES: readonly string[] = INFORMATION_SCREENS.map(([route]) => route);
