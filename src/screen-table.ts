/** A row of the table of screens. */
export type ScreenRow = {
  /** The screen's address (spec section 2). The part after a colon is a parameter. */
  readonly path: string;
  /** The title of the page's tab, without the institution's name, and of the screen's heading. */
  readonly title: string;
  /** Whether its code is in the lazy script (`screens/lazy/`). The others are in the first script (`screens/first/`). */
  readonly lazy: boolean;
};

/**
 * Every screen, by its name. The document contains the screens in this order: first Home, then the other
 * information screens, those with the slowest layout first, so that their text doesn't also arrive last; then the
 * forms, which don't wait for the styles of the news.
 */
export const screens = {
  home: { path: "/", title: "Savings and loans for everyday Liberians", lazy: false },
  contactUs: { path: "/contact-us", title: "Contact Us", lazy: false },
  loans: { path: "/our-products/loans", title: "Our Loans", lazy: false },
  aboutUs: { path: "/about-us", title: "About Us", lazy: false },
  accountTypes: { path: "/our-products/account-types", title: "Account Types", lazy: false },
  ourTeam: { path: "/our-team", title: "Our Team", lazy: false },
  otherProducts: { path: "/our-products", title: "Other Products and Services", lazy: false },
  faq: { path: "/faq", title: "Frequently Asked Questions", lazy: false },
  login: { path: "/login", title: "Login / Sign Up", lazy: true },
  accounts: { path: "/accounts", title: "Open a New Bank Account", lazy: true },
  forgotPassword: { path: "/forgot-password", title: "Forgot Password", lazy: true },
  news: { path: "/news", title: "News & Updates", lazy: true },
  /** Its title is the news' until the article's own has loaded. */
  article: { path: "/news/:slug", title: "News & Updates", lazy: true },
  resetPassword: { path: "/reset-password/:token?", title: "Reset Password", lazy: true },
  /** Any other address shows it. */
  notFound: { path: "not-found", title: "Page not found", lazy: false },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export type ScreenName = keyof typeof screens;

/** The screens of one of the two scripts. */
export type NameOf<Lazy extends boolean> = {
  [Name in ScreenName]: (typeof screens)[Name]["lazy"] extends Lazy ? Name : never;
}[ScreenName];
