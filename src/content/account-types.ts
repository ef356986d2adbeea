import { ON_REQUEST, type Product } from "./product.ts";
import { titles } from "./titles.ts";

const products: readonly Product[] = [
  {
    title: "Savings Account",
    description: "Start small and add to it as you earn.",
    icon: "savings",
    image: "river",
    facts: [
      { term: "Initial deposit", detail: "US$5 or 1000 LRD" },
      { term: "Further deposit", detail: "US$10 or 2000 LRD" },
    ],
  },
  {
    title: "Current Account",
    description: `For money that comes and goes. ${ON_REQUEST}`,
    icon: "current",
    image: "ladder",
  },
  {
    title: "Call Account",
    description: `A depository account. ${ON_REQUEST}`,
    icon: "call",
    image: "check",
  },
  {
    title: "Susu Account",
    description: "Put money aside the susu way. Savers who hold one may apply for a Susu Loan.",
    icon: "susu",
    image: "seed",
    facts: [{ term: "Interest", detail: "None" }],
  },
  {
    title: "Salary Account",
    description: `For workers who are paid a salary. ${ON_REQUEST}`,
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
    description: "For those who save regularly towards something ahead.",
    icon: "future",
    image: "river",
    facts: [{ term: "Interest", detail: "Earned after 6 months of regular deposits" }],
  },
  {
    title: "Trio Account",
    description: "Three people save together and take turns.",
    icon: "trio",
    image: "seed",
    facts: [{ term: "How it works", detail: "A rotating system for 3 people" }],
  },
  {
    title: "Fixed Deposit",
    description: `For money that you can leave in place. ${ON_REQUEST}`,
    icon: "fixed",
    image: "ladder",
  },
];

export const accountTypes = {
  title: titles.accountTypes,
  subtitle: "Places to keep your money, for every kind of saver.",
  category: "Depository Products",
  products,
};
