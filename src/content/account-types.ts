import { screens } from "../screen-table.ts";
import { deposits, INTEREST, ON_REQUEST, type Product } from "./product.ts";

const products: readonly Product[] = [
  {
    title: "Savings Account",
    description: "For everyday people: students, workers, traders and professionals.",
    icon: "savings",
    image: "river",
    facts: [
      { term: "Initial deposit", detail: deposits.initial },
      { term: "Further deposit", detail: deposits.further },
    ],
  },
  {
    title: "Current Account",
    description: `One of the accounts that you can apply for online. ${ON_REQUEST}`,
    icon: "current",
    image: "ladder",
  },
  {
    title: "Call Account",
    description: `One of our depository products. ${ON_REQUEST}`,
    icon: "call",
    image: "check",
  },
  {
    title: "Susu Account",
    description:
      "Our susu savings scheme. Susu Loans are for clients who already hold this account.",
    icon: "susu",
    image: "seed",
    facts: [{ term: "Interest", detail: "None" }],
  },
  {
    title: "Salary Account",
    description: `For salaried workers. ${ON_REQUEST}`,
    icon: "salary",
    image: "path",
  },
  {
    title: "Church Account",
    description: `For churches. ${ON_REQUEST}`,
    icon: "church",
    image: "harvest",
  },
  {
    title: "My Future Account",
    description: "For regular deposits.",
    icon: "future",
    image: "river",
    facts: [{ term: "Interest", detail: `Earned ${INTEREST}` }],
  },
  {
    title: "Trio Account",
    description: "For three people.",
    icon: "trio",
    image: "seed",
    facts: [{ term: "How it works", detail: "A rotating system for 3 people" }],
  },
  {
    title: "Fixed Deposit",
    description: `One of our depository products. ${ON_REQUEST}`,
    icon: "fixed",
    image: "ladder",
  },
];

export const accountTypes = {
  title: screens.accountTypes.title,
  subtitle: "Savings, current, susu, salary and church accounts, and fixed deposits.",
  category: "Depository Products",
  products,
};
