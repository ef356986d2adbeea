import { screens } from "../screen-table.ts";
import * as company from "./company.ts";
import { anId } from "./id-types.ts";
import { loans } from "./loans.ts";
import { otherProducts } from "./other-products.ts";
import { deposits, INTEREST, ON_REQUEST } from "./product.ts";

/** Whom each loan is for, as its card says it. */
const borrowers = loans.products.flatMap(({ title, facts = [] }) =>
  facts.filter(({ term }) => term === "For").map(({ detail }) => `${title}: ${detail}.`),
);

/** The channels to an account, as their list says it. */
const channels = otherProducts.channels.map(
  ({ title, available }) =>
    `${title}: ${(available ? otherProducts.available : otherProducts.planned).toLowerCase()}`,
);

export const faq = {
  title: screens.faq.title,
  subtitle: "Plain answers about accounts, loans and services.",
  items: [
    {
      question: "What are the benefits of a savings account?",
      answer: [
        `The initial deposit is ${deposits.initial}, and a further deposit is ${deposits.further}. You can apply online.`,
        `If you save regularly, the My Future Account earns interest ${INTEREST}.`,
      ],
    },
    {
      question: "What is a fixed deposit account?",
      answer: [
        `It is one of our depository products, beside savings and current accounts. ${ON_REQUEST}`,
      ],
    },
    {
      question: "What do I need for a loan?",
      answer: ["It depends on the loan. Each is for certain clients:", ...borrowers, ON_REQUEST],
    },
    {
      question: "What is a current account?",
      answer: [
        `It is one of our depository products, and one of the accounts that you can apply for online. ${ON_REQUEST}`,
      ],
    },
    {
      question: "What services do you offer?",
      answer: [
        "Savings accounts, fixed deposit accounts, current accounts, loans, a susu savings scheme, and salary and church accounts. We also offer Fixed Income Instruments and international money transfer.",
        `${channels.join(", ")}.`,
      ],
    },
    {
      question: "How do I open an account?",
      answer: [
        `Online: sign up, log in, fill in the application and add a photo of your ID: ${anId}.`,
        `With questions, call, write, or come to our office during lobby hours: ${company.address.join(", ")}. ${company.landmark}.`,
      ],
    },
  ],
} as const;
