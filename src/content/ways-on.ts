import { screens } from "../screen-table.ts";

export const waysOn = {
  heading: "Find what you need",
  links: [
    { label: "Home", path: screens.home.path },
    { label: "Account Types", path: screens.accountTypes.path },
    { label: "Loans", path: screens.loans.path },
    { label: "Contact Us", path: screens.contactUs.path },
  ],
} as const;
