/** The screens that are in the document: the route and the heading of each (spec section 2). */
export const INFORMATION_SCREENS = [
  ["/", "Savings and loans for everyday Liberians"],
  ["/about-us", "About Us"],
  ["/our-products", "Other Products and Services"],
  ["/our-products/loans", "Our Loans"],
  ["/our-products/account-types", "Savings Accounts"],
  ["/faq", "Frequently Asked Questions"],
  ["/our-team", "Our Team"],
  ["/contact-us", "Contact Us"],
] as const;

/** Their routes, Home's first. */
export const INFORMATION_ROUTES: readonly string[] = INFORMATION_SCREENS.map(([route]) => route);
