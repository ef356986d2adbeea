import { screens } from "../screen-table.ts";
import type { Product } from "./product.ts";

const products: readonly Product[] = [
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
      "For individuals, enterprises and companies with no prior account relationship: for working capital or fixed assets.",
    icon: "commercial",
    cloth: "path",
  },
  {
    id: "microfinance",
    title: "Microfinance Loans",
    description: "Group loans.",
    icon: "group",
    cloth: "harvest",
  },
];

export const loans = {
  title: screens.loans.title,
  subtitle: "For salaried workers, savers, businesses and groups.",
  category: "Loan Products",
  products,
  next: {
    heading: "Which loan is for you?",
    text: "Call, write or chat. Tell us what the money is for, and ask what you need to apply.",
    action: "Contact Us",
    path: screens.contactUs.path,
  },
};
