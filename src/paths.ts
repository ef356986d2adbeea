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

/** The screens in the lazy script, in the document's order: forms first, so that they don't wait for the others. */
export const lazyNames = [
  "login",
  "accounts",
  "forgotPassword",
  "news",
  "article",
  "resetPassword",
] as const satisfies readonly PathName[];

export type LazyName = (typeof lazyNames)[number];
