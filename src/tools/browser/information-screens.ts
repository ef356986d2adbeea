import { type Route, routes } from "../../routes.ts";

/** The screens that have an address without a parameter. */
const screens = routes.filter(({ path }) => /^\/[^:]*$/.test(path));

const withHeading = ({ path, title }: Route) => [path, title] as const;

/** The route and the heading of each screen. */
export const SCREENS = screens.map(withHeading);

/** Those that are in the document, Home first. */
export const INFORMATION_SCREENS = screens.filter(({ lazy }) => !lazy).map(withHeading);

/** Those of the lazy script, which say without it how to reach the institution. */
export const LAZY_SCREENS = screens.filter(({ lazy }) => lazy).map(withHeading);

/** The routes of the information screens, Home's first. */
export const INFORMATION_ROUTES: readonly string[] = INFORMATION_SCREENS.map(([route]) => route);
