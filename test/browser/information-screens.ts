import { titles } from "../../src/content/titles.ts";

/** The screens that are in the document: the route and the heading of each (spec section 2). */
export const INFORMATION_SCREENS = [
  ["/", titles.home],
  ["/about-us", titles.aboutUs],
  ["/our-products", titles.otherProducts],
  ["/our-products/loans", titles.loans],
  ["/our-products/account-types", titles.accountTypes],
  ["/faq", titles.faq],
  ["/our-team", titles.ourTeam],
  ["/contact-us", titles.contactUs],
] as const;

/** Screens of the later script, which say without it how to reach the institution. */
export const LATER_SCREENS = [
  ["/news", titles.news],
  ["/login", titles.login],
  ["/forgot-password", titles.forgotPassword],
  ["/accounts", titles.accounts],
] as const;

/** The routes of the information screens, Home's first. */
export const INFORMATION_ROUTES: readonly string[] = INFORMATION_SCREENS.map(([route]) => route);
