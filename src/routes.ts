import { type ComponentType, createElement } from "react";
import { titles } from "./content/titles.ts";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import { matchPath, type Params } from "./lib/address.ts";
import { lazyScript } from "./lib/lazy-script.ts";
import { StaticPart } from "./lib/static-part.tsx";
import { type LazyName, lazyNames, type PathName, paths } from "./paths.ts";
import { AccountTypes } from "./screens/account-types/account-types.tsx";
import { ContactUs } from "./screens/contact-us/contact-us.tsx";
import { Faq } from "./screens/faq/faq.tsx";
import { Home } from "./screens/home/home.tsx";

export type Route = {
  /** A pattern of `matchPath`. */
  readonly path: string;
  /** The title of the page's tab, without the institution's name. */
  readonly title: string;
  /** Its props are the path's parameters. */
  readonly screen: ComponentType<Params>;
  /** Whether the screen is in the lazy script. */
  readonly isLazy: boolean;
};

export const lazyScreens = lazyScript(() => import("./lazy-screens.ts"));

const routeTo = (name: PathName, screen: ComponentType<Params>, isLazy = false): Route => ({
  path: paths[name],
  title: titles[name],
  screen,
  isLazy,
});

const lazyRoute = (name: LazyName) => {
  const loading = createElement(ScreenLoading, { title: titles[name] });
  const screen = lazyScreens.component<Params>(({ screens }) => screens[name], loading);
  return routeTo(name, screen, true);
};

/** A screen that is one static part. */
const staticScreen = (name: string) => () => createElement(StaticPart, { name });

/**
 * Which address shows which screen (spec section 2). The document contains the screens in this order:
 * Home, the information screens, the lazy screens. Of the information screens, those with the slowest
 * layout come first, so that their text doesn't also arrive last.
 */
export const routes: readonly Route[] = [
  routeTo("home", Home),
  routeTo("contactUs", ContactUs),
  routeTo("loans", staticScreen("loans")),
  routeTo("aboutUs", staticScreen("about-us")),
  routeTo("accountTypes", AccountTypes),
  routeTo("ourTeam", staticScreen("our-team")),
  routeTo("otherProducts", staticScreen("other-products")),
  routeTo("faq", Faq),
  ...lazyNames.map(lazyRoute),
];

/** The route of every other address. */
export const notFoundRoute = routeTo("notFound", staticScreen("not-found"));

/** The route of a path, and the path's parameters; `notFoundRoute` where no route matches. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
