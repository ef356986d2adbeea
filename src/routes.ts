import type { ComponentType } from "react";
import { aboutUs } from "./content/about-us.ts";
import { accountTypes } from "./content/account-types.ts";
import { contactUs } from "./content/contact-us.ts";
import { faq } from "./content/faq.ts";
import { home } from "./content/home.ts";
import { loans } from "./content/loans.ts";
import { news } from "./content/news.ts";
import { notFound } from "./content/not-found.ts";
import { otherProducts } from "./content/other-products.ts";
import { ourTeam } from "./content/our-team.ts";
import { paths } from "./content/paths.ts";
import { application, forgotPassword, login, resetPassword } from "./content/portal.ts";
import { matchPath, type Params } from "./lib/address.ts";
import { lazyComponent } from "./lib/lazy-component.ts";
import { AboutUs } from "./screens/about-us/about-us.tsx";
import { AccountTypes } from "./screens/account-types/account-types.tsx";
import { ContactUs } from "./screens/contact-us/contact-us.tsx";
import { Faq } from "./screens/faq/faq.tsx";
import { Home } from "./screens/home/home.tsx";
import { Loans } from "./screens/loans/loans.tsx";
import { NotFound } from "./screens/not-found/not-found.tsx";
import { OtherProducts } from "./screens/other-products/other-products.tsx";
import { OurTeam } from "./screens/our-team/our-team.tsx";

export type Route = {
  /** A pattern of `matchPath`. */
  readonly path: string;
  /** What the page's tab and the browser's history call the screen. */
  readonly title: string;
  /** Gets the path's parameters as its properties. */
  readonly screen: ComponentType<Params>;
};

/*
 * The information screens are in the first script, since their words weigh less than a round trip.
 * The news and the portal come when they are asked for.
 */
type LaterScreens = typeof import("./later-screens.ts");

const later = (name: keyof LaterScreens) =>
  lazyComponent<Params>(async () => (await import("./later-screens.ts"))[name]);

/** Which address shows which screen (spec section 2). */
export const routes: readonly Route[] = [
  { path: paths.home, title: home.heading, screen: Home },
  { path: paths.aboutUs, title: aboutUs.title, screen: AboutUs },
  { path: paths.otherProducts, title: otherProducts.title, screen: OtherProducts },
  { path: paths.loans, title: loans.title, screen: Loans },
  { path: paths.accountTypes, title: accountTypes.title, screen: AccountTypes },
  { path: paths.faq, title: faq.title, screen: Faq },
  { path: paths.ourTeam, title: ourTeam.title, screen: OurTeam },
  { path: paths.news, title: news.title, screen: later("NewsListing") },
  { path: paths.article, title: news.title, screen: later("NewsArticle") },
  { path: paths.login, title: login.title, screen: later("Login") },
  { path: paths.accounts, title: application.title, screen: later("Accounts") },
  { path: paths.contactUs, title: contactUs.title, screen: ContactUs },
  { path: paths.forgotPassword, title: forgotPassword.title, screen: later("ForgotPassword") },
  { path: paths.resetPassword, title: resetPassword.title, screen: later("ResetPassword") },
];

const notFoundRoute = { path: "", title: notFound.title, screen: NotFound };

/** The route of a path, and the path's parameters; the Not Found screen's where there is none. */
export function findRoute(path: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}
