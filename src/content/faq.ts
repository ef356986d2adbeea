import { titles } from "./titles.ts";
export const faq = {
  title: titles.faq,
  subtitle: "Plain answers about accounts, loans and services.",
  items: [
    {
      question: "What are the benefits of a savings account?",
      answer: [
        "Your money is kept with an institution licensed by the Central Bank of Liberia, apart from what you spend day by day, and it is easy to begin: the initial deposit is US$5 or 1000 LRD.",
        "You can add to it as you earn; a further deposit is US$10 or 2000 LRD. SMS alerts are available now.",
      ],
    },
    {
      question: "What is a fixed deposit account?",
      answer: [
        "A fixed deposit is for money that you can leave in place. The branch gives the terms on request.",
      ],
    },
    {
      question: "What do I need for a loan?",
      answer: [
        "It depends on the loan. A Payroll Based Loan is for salaried workers. A Susu Loan is for clients who already hold a susu savings account. MSME Loans are for account holders or clients of other reputable institutions. Commercial Loans need no account beforehand. Microfinance Loans are made to groups.",
        "The branch tells you on request what papers to bring.",
      ],
    },
    {
      question: "What is a current account?",
      answer: [
        "A current account is for money that comes and goes, such as what a household or a business takes in and pays out. The branch gives the terms on request.",
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
        "Online: sign up, sign in, fill in the application and add a photo of your ID. We accept a National ID, Voter ID, Passport or Driver's License.",
        "Or come to our office at 10th Street, Sinkor, Monrovia, adjacent to the National Election Commission, during lobby hours.",
      ],
    },
  ],
} as const;
