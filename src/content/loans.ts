import { screens } from "../screen-table.ts";
import { ON_REQUEST, type Product } from "./product.ts";

const products: readonly Product[] = [
  {
    title: "Payroll Based Loan",
    description: "For salaried workers, at competitive rates.",
    icon: "salary",
    image: "ladder",
    facts: [{ term: "For", detail: "Salaried workers" }],
  },
  {
    title: "MSME Loans",
    description:
      "For micro, small and medium enterprises that hold an account with us or are clients of other reputable institutions.",
    icon: "business",
    image: "river",
    facts: [
      { term: "For", detail: "Account holders, or clients of other reputable institutions" },
      { term: "Pay back", detail: "By instalment or bullet payments, depending on the project" },
    ],
  },
  {
    title: "Susu Loan",
    description: "For clients who already save with us in a susu savings account.",
    icon: "susu",
    image: "seed",
    facts: [{ term: "For", detail: "Clients who already hold a susu savings account" }],
  },
  {
    title: "Commercial Loans",
    description: "For working capital or fixed assets.",
    icon: "commercial",
    image: "path",
    facts: [
      {
        term: "For",
        detail: "Individuals, enterprises and companies with no prior account relationship",
      },
    ],
  },
  {
    title: "Microfinance Loans",
    description: `Group loans. ${ON_REQUEST}`,
    icon: "group",
    image: "harvest",
    facts: [{ term: "For", detail: "Groups" }],
  },
];

export const loans = {
  title: screens.loans.title,
  subtitle: "For salaried workers, savers, businesses and groups.",
  category: "Loan Products",
  products,
  next: {
    heading: "Which loan fits?",
    text: "Tell us what the money is for, and ask what you need to apply.",
    action: "Contact Us",
    path: screens.contactUs.path,
  },
};
