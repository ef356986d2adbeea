export type ScreenRow = {
  /** Spec section 2, in lower case. `:name` is a parameter, `:name*` one that may have slashes. */
  readonly path: string;
  /** The page's title, without the institution's name. It is also the screen's heading. */
  readonly title: string;
  /** Whether its code is in `screens/lazy-script/`, and not in `screens/first-script/`. */
  readonly lazy: boolean;
  /** Whether the screen is a form. The gold button is then its Submit, not the bar's. */
  readonly isForm?: boolean;
  /** Another value of this query parameter is another screen. */
  readonly differsBy?: string;
  /** What a lazy screen says while its script loads, and then its content. */
  readonly loading?: string;
};

/** In the order of their sections in the document. */
export const screens = {
  home: { path: "/", title: "Savings and loans for everyday Liberians", lazy: false },
  contactUs: { path: "/contact-us", title: "Contact Us", lazy: false },
  loans: { path: "/our-products/loans", title: "Our Loans", lazy: false },
  aboutUs: { path: "/about-us", title: "About Us", lazy: false },
  accountTypes: { path: "/our-products/account-types", title: "Account Types", lazy: false },
  ourTeam: { path: "/our-team", title: "Our Team", lazy: false },
  otherProducts: { path: "/our-products", title: "Other Products and Services", lazy: false },
  faq: { path: "/faq", title: "Frequently Asked Questions", lazy: false },
  login: { path: "/login", title: "Login / Sign Up", lazy: true, isForm: true },
  application: { path: "/accounts", title: "Open a New Bank Account", lazy: true, isForm: true },
  forgotPassword: { path: "/forgot-password", title: "Forgot Password", lazy: true, isForm: true },
  news: {
    path: "/news",
    title: "News & Updates",
    lazy: true,
    differsBy: "page",
    loading: "Loading news...",
  },
  /** The title until the article has loaded. */
  article: {
    path: "/news/:slug",
    title: "News & Updates",
    lazy: true,
    loading: "Loading article...",
  },
  resetPassword: {
    path: "/reset-password/:token*",
    title: "Reset Password",
    lazy: true,
    isForm: true,
    differsBy: "email",
    loading: "Verifying your reset link...",
  },
  notFound: { path: "not-found", title: "Page not found", lazy: false },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export type ScreenName = keyof typeof screens;

export type LazyScreenName = {
  [Name in ScreenName]: (typeof screens)[Name]["lazy"] extends true ? Name : never;
}[ScreenName];
