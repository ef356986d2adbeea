/** The address of every screen (spec section 2); the part behind a colon is a parameter. */
export const paths = {
  home: "/",
  aboutUs: "/about-us",
  otherProducts: "/our-products",
  loans: "/our-products/loans",
  accountTypes: "/our-products/account-types",
  faq: "/faq",
  ourTeam: "/our-team",
  news: "/news",
  article: "/news/:slug",
  login: "/login",
  accounts: "/accounts",
  contactUs: "/contact-us",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token?",
  /** What any address shows that is none of these. */
  notFound: "not-found",
} as const;
