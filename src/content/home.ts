import { screens } from "../screen-table.ts";
import * as company from "./company.ts";
import { deposits } from "./product.ts";

export const home = {
  statements: [
    { title: "Nature of Business", text: `${company.business} ${company.approach}` },
    { title: "Vision Statement", text: `To ${company.vision}.` },
    { title: "Mission Statement", text: `To ${company.mission}.` },
  ],
  highlightsHeading: "Product Highlights",
  highlights: [
    {
      title: "Credit & Debit Cards",
      description: "Ask us how to get a card.",
      icon: "card",
      cloth: "ladder",
      path: screens.contactUs.path,
      action: "Ask about cards",
    },
    {
      title: "Savings & Current Accounts",
      description: `Start a Savings Account with ${deposits.initial}.`,
      icon: "savings",
      cloth: "river",
      path: screens.accountTypes.path,
      action: "Compare accounts",
    },
    {
      title: "Loans",
      description:
        "For salaried workers, susu savers, groups, individuals, enterprises and companies.",
      icon: "loan",
      cloth: "harvest",
      path: screens.loans.path,
      action: "Find a loan",
    },
    {
      title: "Investment Options",
      description: "Fixed Income Instruments.",
      icon: "investment",
      cloth: "seed",
      path: screens.otherProducts.path,
      action: "See the options",
    },
  ],
} as const;
