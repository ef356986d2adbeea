/**
 * The screens whose code is in the later script. This is the one place that says so: the table of
 * routes and `later-screens.ts` are typed by these names.
 */
const laterPaths = {
  news: "/news",
  article: "/news/:slug",
  login: "/login",
  accounts: "/accounts",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token?",
} as const;

/** The address of every screen (spec section 2); the part behind a colon is a parameter. */
export const paths = {
  ...laterPaths,
  home: "/",
  aboutUs: "/about-us",
  otherProducts: "/our-products",
  loans: "/our-products/loans",
  accountTypes: "/our-products/account-types",
  faq: "/faq",
  ourTeam: "/our-team",
  contactUs: "/contact-us",
  /** For every other address. */
  notFound: "not-found",
} as const;

export type PathName = keyof typeof paths;
export type LaterName = keyof typeof laterPaths;

/** Whether the code of a path's screen is in the later script. */
export const comesLater = (path: string): boolean =>
  Object.values(laterPaths).some((later) => later === path);
