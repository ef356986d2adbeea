import { type ComponentType, createElement } from "react";
import { titles } from "./content/titles.ts";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import { matchPath, type Params } from "./lib/address.ts";
import { lazyScript } from "./lib/lazy-script.ts";
import { StaticPart } from "./lib/static-part.tsx";
import { type LazyName, type PathName, paths } from "./paths.ts";
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

/** A screen that is prerendered into the document, and whose code is in the first script. */
const prerendered = (name: Exclude<PathName, LazyName>, screen: ComponentType): Route => ({
  path: paths[name],
  title: titles[name],
  screen,
  isLazy: false,
});

/** A screen whose code is in the lazy script, which is fetched when needed. */
const lazy = (name: LazyName): Route => ({
  path: paths[name],
  title: titles[name],
  screen: lazyScreens.component<Params>(
    ({ screens }) => screens[name],
    createElement(ScreenLoading, { title: titles[name] }),
  ),
  isLazy: true,
});

/** A screen that is one static part. */
const staticScreen = (name: string) => () => createElement(StaticPart, { name });

/**
 * Which address shows which screen (spec section 2). The document contains the screens in this order:
 * Home, the information screens, the lazy screens. Of the information screens, those with the slowest
 * layout come first, so that their text doesn't also arrive last.
 */
export const routes: readonly Route[] = [
  prerendered("home", Home),
  prerendered("contactUs", ContactUs),
  prerendered("loans", staticScreen("loans")),
  prerendered("aboutUs", staticScreen("about-us")),
  prerendered("accountTypes", AccountTypes),
  prerendered("ourTeam", staticScreen("our-team")),
  prerendered("otherProducts", staticScreen("other-products")),
  prerendered("faq", Faq),
  lazy("news"),
  lazy("article"),
  lazy("login"),
  lazy("accounts"),
  lazy("forgotPassword"),
  lazy("resetPassword"),
];

/** The route of every other address. */
export const notFoundRoute = prerendered("notFound", staticScreen("not-found"));

/** The route of a path, and the path's parameters; `notFoundRoute` where no route matches. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
