import type { PathName } from "../paths.ts";

/** What each screen is called: in its heading, in the page's tab and in the browser's history. */
export const titles = {
  home: "Savings and loans for everyday Liberians",
  aboutUs: "About Us",
  otherProducts: "Other Products and Services",
  loans: "Our Loans",
  accountTypes: "Savings Accounts",
  faq: "Frequently Asked Questions",
  ourTeam: "Our Team",
  news: "News & Updates",
  /** Until the article's own title has come. */
  article: "News & Updates",
  login: "Login / Sign Up",
  accounts: "Open a New Bank Account",
  contactUs: "Contact Us",
  forgotPassword: "Forgot Password",
  resetPassword: "Reset Password",
  notFound: "Page not found",
} as const satisfies Readonly<Record<PathName, string>>;
