import { screens } from "../screen-table.ts";
import type { accountTypes } from "./account-types.ts";
import type { ApplicationAccount } from "./application-accounts.ts";
import * as company from "./company.ts";
import { anId } from "./id-types.ts";
import { loans } from "./loans.ts";
import { otherProducts } from "./other-products.ts";
import { deposits, INTEREST_START, meanings, productActions } from "./product.ts";
import { sharedWords } from "./shared-words.ts";

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const borrowers = loans.products.map(({ title, description }) => ({
  term: title,
  text: lowerFirst(description),
}));

const channels = otherProducts.channels.map(({ title, available }) => ({
  term: title,
  text: lowerFirst(available ? otherProducts.available : otherProducts.planned),
}));

export type Question = {
  readonly question: string;
  readonly answer: readonly string[];
  readonly list?: readonly { readonly term: string; readonly text: string }[];
  /** The link below the answer: to a screen, to an account's card, or to an application for it. */
  readonly link: { readonly label: string } & (
    | { readonly path: string }
    | { readonly account: (typeof accountTypes.products)[number]["id"] }
    | { readonly applyFor: ApplicationAccount }
  );
};

const items: readonly Question[] = [
  {
    question: "What are the benefits of a savings account?",
    answer: [
      `You start with ${deposits.initial}. A further deposit is ${deposits.further}. You can apply online.`,
      `If you save regularly, the My Future Account earns interest ${INTEREST_START}.`,
    ],
    link: { label: "See the Savings Account", account: "savings" },
  },
  {
    question: "What is a fixed deposit account?",
    answer: [meanings.fixed, "It is one of our depository products. Ask us for the terms."],
    link: { label: "Ask about a fixed deposit", account: "fixed" },
  },
  {
    question: "What do I need for a loan?",
    answer: [
      "Ask us which papers to bring, and what you pay back. Each loan is for different people. Find yours:",
    ],
    list: borrowers,
    link: { label: "See our loans", path: screens.loans.path },
  },
  {
    question: "What is a current account?",
    answer: [
      meanings.current,
      "It is one of our depository products, and you can apply for it online. Ask us for the terms.",
    ],
    link: { label: "Apply for a current account", applyFor: "current" },
  },
  {
    question: "What services do you offer?",
    answer: [
      "Accounts: savings, fixed deposit, current, salary and church accounts, and a susu savings scheme.",
      "Loans, Fixed Income Instruments and international money transfer.",
    ],
    list: channels,
    link: sharedWords.findAccount,
  },
  {
    question: "How do I open an account?",
    answer: [
      `Fill in the application online, and add a photo of your ID: ${anId}. You need no login.`,
      `Questions? Ask us by phone, by chat or at our office during lobby hours: ${company.address.join(", ")}. ${company.landmark}.`,
    ],
    link: { label: productActions.apply, path: screens.application.path },
  },
];

export const faq = {
  subtitle: "Plain answers about accounts, loans and services.",
  items,
};
