import { screens } from "../screen-table.ts";

export const notFound = {
  text: "There is no page at this address. The link may be incomplete.",
  home: { label: "Go to Home", path: screens.home.path },
  accounts: { label: "Find the account for you", path: screens.accountTypes.path },
} as const;
