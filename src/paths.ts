/** The address of every screen (spec section 2). The part after a colon is a parameter. */
export const paths = {
  home: "/",
  aboutUs: "/about-us",
  otherProducts: "/our-products",
  loans: "/our-products/loans",
  accountTypes: "/our-products/account-types",
  faq: "/faq",
  ourTeam: "/our-team",
  contactUs: "/contact-us",
  news: "/news",
  article: "/news/:slug",
  login: "/login",
  accounts: "/accounts",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token?",
  /** What any other address shows. */
  notFound: "not-found",
} as const;

export type PathName = keyof typeof paths;

/**
 * The screens in the later script. Only this list says so: the table of routes and the later script
 * are typed by these names.
 */
const laterNames = [
  "news",
  "article",
  "login",
  "accounts",
  "forgotPassword",
  "resetPassword",
] as const satisfies readonly PathName[];

export type LaterName = (typeof laterNames)[number];

/** Whether the screen of a path is in the later script. */
export const comesLater = (path: string): boolean =>
  laterNames.some((name) => paths[name] === path);
