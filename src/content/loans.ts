import { screens } from "../screen-table.ts";
import type { Choice, Product } from "./product.ts";

const products = [
  {
    id: "payroll",
    title: "Payroll Based Loan",
    description: "For salaried workers, at competitive rates.",
    icon: "salary",
    cloth: "ladder",
  },
  {
    id: "msme",
    title: "MSME Loans",
    description:
      "For micro, small and medium enterprises: account holders, or clients of other reputable institutions.",
    icon: "business",
    cloth: "river",
    facts: [
      {
        term: "Pay back",
        detail: "By instalment or bullet payments (all at once), depending on the project",
      },
    ],
  },
  {
    id: "susu",
    title: "Susu Loan",
    description: "For clients who already hold a susu savings account.",
    icon: "susu",
    cloth: "seed",
    needs: { label: "See the Susu Account", account: "susu" },
  },
  {
    id: "commercial",
    title: "Commercial Loans",
    description:
      "For individuals, enterprises and companies with no prior account here. For working capital or fixed assets: money to run a business, or things it keeps, such as a machine.",
    icon: "commercial",
    cloth: "path",
  },
  {
    id: "microfinance",
    title: "Microfinance Loans",
    description: "Group loans, for people who borrow together.",
    icon: "group",
    cloth: "harvest",
  },
] as const satisfies readonly Product[];

export const loans = {
  subtitle: "For salaried workers, savers, businesses and groups.",
  chooser: {
    heading: "Which loan is for you?",
    choices: [
      { need: "I earn a salary", product: "payroll", name: "Payroll" },
      { need: "I have a small business", product: "msme", name: "MSME" },
      { need: "I have a Susu Account", product: "susu", name: "Susu Loan" },
      { need: "I have no account here yet", product: "commercial", name: "Commercial" },
      { need: "We are a group", product: "microfinance", name: "Microfinance" },
    ] satisfies readonly Choice[],
  },
  category: "Loan Products",
  products,
  next: {
    heading: "Not sure? Ask us",
    text: "Call, write or chat. Tell us what the money is for, and ask what you need to apply.",
    action: "Contact Us",
    path: screens.contactUs.path,
  },
};
