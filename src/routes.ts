import { type ComponentType, createElement } from "react";
import { titles } from "./content/titles.ts";
import { laterLink } from "./early/later-link.ts";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import { matchPath, type Params } from "./lib/address.ts";
import { laterScript } from "./lib/later-script.ts";
import { StaticPart } from "./lib/static-part.tsx";
import { type LaterName, type PathName, paths } from "./paths.ts";
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
  /** Whether the screen is in the later script. */
  readonly isLater: boolean;
};

export const laterScreens = laterScript<typeof import("./later-screens.ts")>(
  () => import(laterLink()?.href ?? ""),
);

/** A screen that is prerendered into the document, and whose code is in the first script. */
const prerendered = (name: Exclude<PathName, LaterName>, screen: ComponentType): Route => ({
  path: paths[name],
  title: titles[name],
  screen,
  isLater: false,
});

/** A screen whose code is in the later script, which is fetched when needed. */
const later = (name: LaterName): Route => ({
  path: paths[name],
  title: titles[name],
  screen: laterScreens.component<Params>(
    ({ screens }) => screens[name],
    createElement(ScreenLoading, { title: titles[name] }),
  ),
  isLater: true,
});

/** A screen that is one static part. */
const staticScreen = (name: string) => () => createElement(StaticPart, { name });

/**
 * Which address shows which screen (spec section 2). The document contains the screens in this order:
 * Home, the information screens, the later screens. Of the information screens, those with the slowest
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
  later("news"),
  later("article"),
  later("login"),
  later("accounts"),
  later("forgotPassword"),
  later("resetPassword"),
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
