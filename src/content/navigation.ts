import { paths } from "../paths.ts";

/** A navigation item (spec section 3); its sub-links are in a dropdown. */
export type NavigationItem = {
  readonly label: string;
  readonly path: string;
  readonly sublinks?: readonly { readonly label: string; readonly path: string }[];
};

/** What the bar says to a visitor, signed in or not. */
export const visitor = {
  openAccount: "Open Account",
  login: "Login",
  logout: "Logout",
  loggedOut: "You have logged out.",
  welcome: (name: string | null) => (name ? `Welcome ${name}` : "Welcome"),
} as const;

export const navigation: readonly NavigationItem[] = [
  { label: "Home", path: paths.home },
  { label: "About Us", path: paths.aboutUs },
  {
    label: "Account Types",
    path: paths.accountTypes,
    sublinks: [
      { label: "Loans", path: paths.loans },
      { label: "Other Products and Services", path: paths.otherProducts },
    ],
  },
  { label: "Our Team", path: paths.ourTeam },
  { label: "Faq", path: paths.faq },
  { label: "News", path: paths.news },
  { label: "Contact Us", path: paths.contactUs },
];
