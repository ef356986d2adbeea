import { screens } from "../screen-table.ts";

/** A navigation item (spec section 2); its sub-links are in a dropdown. */
export type NavigationItem = {
  readonly label: string;
  readonly path: string;
  readonly sublinks?: readonly { readonly label: string; readonly path: string }[];
};

export const barWords = {
  label: "Main",
  menu: "Menu",
  dropdown: "Loans and more",
  openAccount: "Open Account",
  login: "Login",
  logout: "Logout",
  loggedOut: "You have logged out.",
  welcome: (name: string | null) => (name ? `Welcome ${name}` : "Welcome"),
} as const;

export const navigation: readonly NavigationItem[] = [
  { label: "Home", path: screens.home.path },
  { label: "About Us", path: screens.aboutUs.path },
  {
    label: "Account Types",
    path: screens.accountTypes.path,
    sublinks: [
      { label: "Loans", path: screens.loans.path },
      { label: "Other Products and Services", path: screens.otherProducts.path },
    ],
  },
  { label: "Our Team", path: screens.ourTeam.path },
  { label: "Faq", path: screens.faq.path },
  { label: "News", path: screens.news.path },
  { label: "Contact Us", path: screens.contactUs.path },
];
