import { type Route, routes } from "../../routes.ts";

/** The screens whose path has no parameter. */
const screens = routes.filter(({ path }) => /^\/[^:]*$/.test(path));

const withHeading = ({ path, title }: Route) => [path, title] as const;

/** The route and the heading of each of these screens. */
export const SCREENS = screens.map(withHeading);

/** The information screens, Home first. The document has their text, and the entry their code. */
export const INFORMATION_SCREENS = screens.filter(({ lazy }) => !lazy).map(withHeading);

/** The screens of the lazy chunk. If it fails to load, they say how to reach the institution. */
export const LAZY_SCREENS = screens.filter(({ lazy }) => lazy).map(withHeading);

/** The routes of the information screens, Home's first. */
export const INFORMATION_ROUTES: readonly string[] = INFORMATION_SCREENS.map(([route]) => route);
