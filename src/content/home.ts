import { paths } from "../paths.ts";

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
      description: "Ask at the branch about cards for paying and for taking out cash.",
      icon: "card",
      image: "ladder",
      path: paths.contactUs,
      action: "Ask about cards",
    },
    {
      title: "Savings & Current Accounts",
      description: "Nine kinds of account, from a first savings account to a fixed deposit.",
      icon: "savings",
      image: "river",
      path: paths.accountTypes,
      action: "Compare accounts",
    },
    {
      title: "Loans",
      description: "For salaried workers, susu savers, groups, enterprises and companies.",
      icon: "loan",
      image: "harvest",
      path: paths.loans,
      action: "Find a loan",
    },
    {
      title: "Investment Options",
      description: "Fixed Income Instruments and fixed deposits for money that can wait.",
      icon: "investment",
      image: "seed",
      path: paths.otherProducts,
      action: "See the options",
    },
  ],
} as const;
