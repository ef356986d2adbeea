export type ScreenRow = {
  /** Spec section 2, in lower case. `:name` is a parameter, `:name*` one that may have slashes. */
  readonly path: string;
  /** The page's title, without the institution's name. It is also the screen's heading. */
  readonly title: string;
  /** Whether its code is in `screens/lazy-script/`, and not in `screens/first-script/`. */
  readonly isLazy?: true;
  /** Whether it has a gold button for something else than the bar's, which is then outlined. */
  readonly hasOwnAction?: true;
  /** Another value of this query parameter is another screen. */
  readonly keyParameter?: string;
  /** What a lazy screen says while its script loads, and then its content. */
  readonly loadingText?: string;
};

/** In the order of their sections in the document. */
export const screens = {
  home: { path: "/", title: "Savings and loans for everyday Liberians" },
  contactUs: { path: "/contact-us", title: "Contact Us", hasOwnAction: true },
  loans: { path: "/our-products/loans", title: "Our Loans" },
  aboutUs: { path: "/about-us", title: "About Us" },
  accountTypes: { path: "/our-products/account-types", title: "Account Types" },
  ourTeam: { path: "/our-team", title: "Our Team" },
  otherProducts: { path: "/our-products", title: "Other Products and Services" },
  faq: { path: "/faq", title: "Frequently Asked Questions" },
  login: { path: "/login", title: "Login / Sign Up", isLazy: true, hasOwnAction: true },
  signUp: { path: "/login/sign-up", title: "Login / Sign Up", isLazy: true, hasOwnAction: true },
  application: {
    path: "/accounts",
    title: "Open a New Bank Account",
    isLazy: true,
    hasOwnAction: true,
  },
  forgotPassword: {
    path: "/forgot-password",
    title: "Forgot Password",
    isLazy: true,
    hasOwnAction: true,
  },
  news: {
    path: "/news",
    title: "News & Updates",
    isLazy: true,
    keyParameter: "page",
    loadingText: "Loading news...",
  },
  /** The title until the article has loaded. */
  article: {
    path: "/news/:slug",
    title: "News & Updates",
    isLazy: true,
    loadingText: "Loading article...",
  },
  resetPassword: {
    path: "/reset-password/:token*",
    title: "Reset Password",
    isLazy: true,
    hasOwnAction: true,
    keyParameter: "email",
    loadingText: "Verifying your reset link...",
  },
  // Every other address has this screen, too.
  notFound: { path: "not-found", title: "Page not found" },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export type ScreenName = keyof typeof screens;

export type LazyScreenName = {
  [Name in ScreenName]: (typeof screens)[Name] extends { readonly isLazy: true } ? Name : never;
}[ScreenName];
