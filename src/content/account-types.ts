import { type Choice, deposits, INTEREST_START, meanings, type Product } from "./product.ts";

const products = [
  {
    id: "savings",
    title: "Savings Account",
    description: "For everyday people: students, workers, traders and professionals.",
    icon: "savings",
    cloth: "river",
    facts: [
      { term: "Initial deposit", detail: deposits.initial },
      { term: "Further deposit", detail: deposits.further },
    ],
    applyFor: "savings",
  },
  {
    id: "current",
    title: "Current Account",
    description: meanings.current,
    icon: "current",
    cloth: "ladder",
    applyFor: "current",
  },
  {
    id: "call",
    title: "Call Account",
    description: meanings.call,
    icon: "call",
    cloth: "check",
  },
  {
    id: "susu",
    title: "Susu Account",
    description:
      "Our susu savings scheme. Susu Loans are for clients who already hold this account.",
    icon: "susu",
    cloth: "seed",
    facts: [{ term: "Interest", detail: "None" }],
    applyFor: "susu",
  },
  {
    id: "salary",
    title: "Salary Account",
    description: "For salaried workers.",
    icon: "salary",
    cloth: "path",
  },
  {
    id: "church",
    title: "Church Account",
    description: "For churches.",
    icon: "church",
    cloth: "harvest",
  },
  {
    id: "my-future",
    title: "My Future Account",
    description: "For people who save regularly.",
    icon: "future",
    cloth: "river",
    facts: [{ term: "Interest", detail: `Earned ${INTEREST_START}` }],
  },
  {
    id: "trio",
    title: "Trio Account",
    description: "A rotating system for 3 people: each takes a turn.",
    icon: "trio",
    cloth: "seed",
  },
  {
    id: "fixed",
    title: "Fixed Deposit",
    description: meanings.fixed,
    icon: "fixed",
    cloth: "ladder",
  },
] as const satisfies readonly Product[];

export const accountTypes = {
  subtitle: "Savings, current, susu, salary and church accounts, and fixed deposits.",
  chooser: {
    heading: "Which account is for you?",
    choices: [
      { need: "I want to save", product: "savings", name: "Savings" },
      { need: "I save in a susu", product: "susu", name: "Susu" },
      { need: "I am a student", applyFor: "student", name: "Apply: Student" },
      { need: "I have a business", applyFor: "business", name: "Apply: Business" },
      { need: "I earn a salary", product: "salary", name: "Salary" },
      { need: "I save regularly and want interest", product: "my-future", name: "My Future" },
      { need: "My money moves often", product: "current", name: "Current" },
      { need: "I can leave my money for a time", product: "fixed", name: "Fixed Deposit" },
      { need: "We are three and take turns", product: "trio", name: "Trio" },
      { need: "We are a church", product: "church", name: "Church" },
    ] satisfies readonly Choice[],
  },
  category: "Depository Products",
  products,
};
