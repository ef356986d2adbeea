/**
 * The screens whose script comes later than the first. This is the one place that says so: the table
 * of routes and the later script are typed by these names.
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
  /** What any address shows that is none of these. */
  notFound: "not-found",
} as const;

export type PathName = keyof typeof paths;
export type LaterName = keyof typeof laterPaths;

/** Whether the script of a path's screen comes later than the first. */
export const comesLater = (path: string): boolean =>
  Object.values(laterPaths).some((later) => later === path);
