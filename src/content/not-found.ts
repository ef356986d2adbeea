import { screens } from "../screen-table.ts";
import { sharedWords } from "./shared-words.ts";

export const notFound = {
  text: "There is no page at this address. The link may be incomplete.",
  home: { label: "Go to Home", path: screens.home.path },
  accounts: sharedWords.findAccount,
} as const;
