import { type Route, routes } from "../../src/routes.ts";

const withHeading = ({ path, title }: Route) => [path, title] as const;

/** The routes without a parameter in their path. */
const plainRoutes = routes.filter(({ path }) => /^\/[^:]*$/.test(path));

/** The route and the heading of each screen whose path has no parameter. */
export const SCREENS = plainRoutes.map(withHeading);

/** The information screens, Home first. Their code is in the first script. */
export const INFORMATION_SCREENS = plainRoutes.filter(({ lazy }) => !lazy).map(withHeading);

/** The screens of the lazy script. If it fails to load, they say how to reach the institution. */
export const LAZY_SCREENS = plainRoutes.filter(({ lazy }) => lazy).map(withHeading);
