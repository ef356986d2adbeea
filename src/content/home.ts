import { screens } from "../screen-table.ts";
import { ON_REQUEST } from "./product.ts";

export const home = {
  statements: [
    {
      title: "Nature of Business",
      text: "Our sole business is the provision of financial services. We work with customers to realise their goals within the products that we offer.",
    },
    {
      title: "Vision Statement",
      text: "To become a truly national financial institution serving everyday Liberians.",
    },
    {
      title: "Mission Statement",
      text: "To give exceptional customer experiences, financial guidance, innovative products and opportunities that help people and businesses create value and grow.",
    },
  ],
  highlightsHeading: "Product Highlights",
  highlights: [
    {
      title: "Credit & Debit Cards",
      description: ON_REQUEST,
      icon: "card",
      image: "ladder",
      path: screens.contactUs.path,
      action: "Ask about cards",
    },
    {
      title: "Savings & Current Accounts",
      description: "Nine accounts, from a Savings Account to a Fixed Deposit.",
      icon: "savings",
      image: "river",
      path: screens.accountTypes.path,
      action: "Compare accounts",
    },
    {
      title: "Loans",
      description:
        "For salaried workers, susu savers, groups, individuals, enterprises and companies.",
      icon: "loan",
      image: "harvest",
      path: screens.loans.path,
      action: "Find a loan",
    },
    {
      title: "Investment Options",
      description: `Fixed Income Instruments. ${ON_REQUEST}`,
      icon: "investment",
      image: "seed",
      path: screens.otherProducts.path,
      action: "See the options",
    },
  ],
} as const;
