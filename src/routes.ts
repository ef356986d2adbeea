import { type ComponentType, createElement } from "react";
import { titles } from "./content/titles.ts";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import { matchPath, type Params } from "./lib/address.ts";
import { laterScript } from "./lib/later-script.ts";
import { StaticPart } from "./lib/static-part.tsx";
import { type LaterName, type PathName, paths } from "./paths.ts";
import { AboutUs } from "./screens/about-us/about-us.tsx";
import { AccountTypes } from "./screens/account-types/account-types.tsx";
import { ContactUs } from "./screens/contact-us/contact-us.tsx";
import { Faq } from "./screens/faq/faq.tsx";
import { Home } from "./screens/home/home.tsx";

export type Route = {
  /** A pattern of `matchPath`. */
  readonly path: string;
  /** What the page's tab and the browser's history call the screen. */
  readonly title: string;
  /** Gets the path's parameters as its properties. */
  readonly screen: ComponentType<Params>;
};

export const laterScreens = laterScript(() => import("./later-screens.ts"));

/** A screen that is prerendered into the document, and whose code is in the first script. */
const prerendered = (name: Exclude<PathName, LaterName>, screen: ComponentType): Route => ({
  path: paths[name],
  title: titles[name],
  screen,
});

/** A screen that comes when it is asked for, in the later script. */
const later = (name: LaterName): Route => ({
  path: paths[name],
  title: titles[name],
  screen: laterScreens.component<Params>(
    ({ screens }) => screens[name],
    createElement(ScreenLoading, { title: titles[name] }),
  ),
});

/** A screen that is one static part. */
const staticScreen = (name: string) => () => createElement(StaticPart, { name });

/**
 * Which address shows which screen (spec section 2). The document holds them in this order: Home, then
 * those that take longest to lay out, so that their words don't come late as well.
 */
export const routes: readonly Route[] = [
  prerendered("home", Home),
  prerendered("contactUs", ContactUs),
  prerendered("accountTypes", AccountTypes),
  prerendered("aboutUs", AboutUs),
  prerendered("otherProducts", staticScreen("other-products")),
  prerendered("loans", staticScreen("loans")),
  prerendered("faq", Faq),
  prerendered("ourTeam", staticScreen("our-team")),
  later("news"),
  later("article"),
  later("login"),
  later("accounts"),
  later("forgotPassword"),
  later("resetPassword"),
];

/** What any other address shows. */
export const notFoundRoute = prerendered("notFound", staticScreen("not-found"));

/** The route of a path, and the path's parameters; the Not Found screen's where there is none. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
