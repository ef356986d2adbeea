import { screens } from "../screen-table.ts";
import { ON_REQUEST } from "./product.ts";

export const faq = {
  title: screens.faq.title,
  subtitle: "Plain answers about accounts, loans and services.",
  items: [
    {
      question: "What are the benefits of a savings account?",
      answer: [
        "The initial deposit is US$5 or 1000 LRD, and a further deposit is US$10 or 2000 LRD. You can apply online. SMS alerts are available now.",
        "If you save regularly, the My Future Account earns interest after 6 months of regular deposits.",
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
      answer: [
        "It depends on the loan. A Payroll Based Loan is for salaried workers. A Susu Loan is for clients who already hold a susu savings account. MSME Loans are for account holders or clients of other reputable institutions. Commercial Loans are for individuals, enterprises and companies with no prior account relationship. Microfinance Loans are group loans.",
        ON_REQUEST,
      ],
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
        "Savings accounts, fixed deposit accounts, current accounts, loans, a susu savings scheme, and salary and church accounts. We also offer Fixed Income Instruments and, through partners, international money transfer at all branches.",
        "SMS alerts are available now; ATMs and Internet Banking are planned.",
      ],
    },
    {
      question: "How do I open an account?",
      answer: [
        "Online: sign up, log in, fill in the application and add a photo of your ID: a National ID, Voter ID, Passport or Driver's License.",
        "With questions, call, write, or come to our office at 10th Street, Sinkor, Monrovia, adjacent to the National Election Commission, during lobby hours.",
      ],
    },
  ],
} as const;
