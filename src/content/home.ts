import { paths } from "./paths.ts";
import growth from "./pictures/growth.svg";
import secure from "./pictures/secure.svg";
import trusted from "./pictures/trusted.svg";

export const home = {
  heading: "Savings and loans for everyday Liberians",
  slides: [
    {
      id: "secure",
      title: "Secure Banking Solutions",
      subtitle: "Manage your finances with confidence and ease",
      imageUrl: secure,
    },
    {
      id: "trusted",
      title: "Trusted by Thousands",
      subtitle: "Join our community of satisfied customers",
      imageUrl: trusted,
    },
    {
      id: "growth",
      title: "Financial Growth Tools",
      subtitle: "Tools and insights to grow your wealth",
      imageUrl: growth,
    },
  ],
  seeAccounts: { label: "See our accounts", path: paths.accountTypes },
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
