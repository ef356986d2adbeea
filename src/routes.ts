import { type ComponentType, createElement } from "react";
import { titles } from "./content/titles.ts";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import { matchPath, type Params } from "./lib/address.ts";
import { laterScript } from "./lib/later-script.ts";
import { type LaterPath, paths } from "./paths.ts";
import { AboutUs } from "./screens/about-us/about-us.tsx";
import { AccountTypes } from "./screens/account-types/account-types.tsx";
import { ContactUs } from "./screens/contact-us/contact-us.tsx";
import { Faq } from "./screens/faq/faq.tsx";
import { Home } from "./screens/home/home.tsx";
import { Loans } from "./screens/loans/loans.static.tsx";
import { NotFound } from "./screens/not-found/not-found.static.tsx";
import { OtherProducts } from "./screens/other-products/other-products.static.tsx";
import { OurTeam } from "./screens/our-team/our-team.static.tsx";

export type Route = {
  /** A pattern of `matchPath`. */
  readonly path: string;
  /** What the page's tab and the browser's history call the screen. */
  readonly title: string;
  /** Gets the path's parameters as its properties. */
  readonly screen: ComponentType<Params>;
};

/*
 * The information screens are drawn into the document, and what moves in them is in the first
 * script. The news and the portal come when they are asked for.
 */
type LaterScreens = typeof import("./later-screens.ts");

export const laterScreens = laterScript<LaterScreens>(() => import("./later-screens.ts"));

const later = (path: LaterPath, title: string, name: keyof LaterScreens): Route => ({
  path,
  title,
  screen: laterScreens.component<Params>(
    (screens) => screens[name],
    createElement(ScreenLoading, { title }),
  ),
});

/**
 * Which address shows which screen (spec section 2). The document holds them in this order: Home, then
 * those that take longest to lay out, so that their words don't come late as well.
 */
export const routes: readonly Route[] = [
  { path: paths.home, title: titles.home, screen: Home },
  { path: paths.contactUs, title: titles.contactUs, screen: ContactUs },
  { path: paths.accountTypes, title: titles.accountTypes, screen: AccountTypes },
  { path: paths.aboutUs, title: titles.aboutUs, screen: AboutUs },
  { path: paths.otherProducts, title: titles.otherProducts, screen: OtherProducts },
  { path: paths.loans, title: titles.loans, screen: Loans },
  { path: paths.faq, title: titles.faq, screen: Faq },
  { path: paths.ourTeam, title: titles.ourTeam, screen: OurTeam },
  later(paths.news, titles.news, "NewsListing"),
  later(paths.article, titles.news, "NewsArticle"),
  later(paths.login, titles.login, "Login"),
  later(paths.accounts, titles.accounts, "Accounts"),
  later(paths.forgotPassword, titles.forgotPassword, "ForgotPassword"),
  later(paths.resetPassword, titles.resetPassword, "ResetPassword"),
];

/** What any other address shows. */
export const notFoundRoute: Route = {
  path: paths.notFound,
  title: titles.notFound,
  screen: NotFound,
};

/** The route of a path, and the path's parameters; the Not Found screen's where there is none. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
