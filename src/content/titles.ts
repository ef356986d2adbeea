import type { PathName } from "../paths.ts";

/** The title of each screen, for its heading and the page's tab. */
export const titles = {
  home: "Savings and loans for everyday Liberians",
  aboutUs: "About Us",
  otherProducts: "Other Products and Services",
  loans: "Our Loans",
  accountTypes: "Savings Accounts",
  faq: "Frequently Asked Questions",
  ourTeam: "Our Team",
  news: "News & Updates",
  /** Until the article's own title has loaded. */
  article: "News & Updates",
  login: "Login / Sign Up",
  accounts: "Open a New Bank Account",
  contactUs: "Contact Us",
  forgotPassword: "Forgot Password",
  resetPassword: "Reset Password",
  notFound: "Page not found",
} as const satisfies Readonly<Record<PathName, string>>;
