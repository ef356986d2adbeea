import { screens } from "../screen-table.ts";

export const notFound = {
  title: screens.notFound.title,
  text: "There is no page at this address. The link may be incomplete.",
  links: [
    { label: "Go to Home", path: screens.home.path },
    { label: "Contact Us", path: screens.contactUs.path },
  ],
} as const;
