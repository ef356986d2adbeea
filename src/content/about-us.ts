import { screens } from "../screen-table.ts";
import * as company from "./company.ts";

export const aboutUs = {
  subtitle: "For everyday people in Liberia.",
  valuesHeading: "Our Core Values",
  values: [
    {
      title: "Exceptional experiences",
      text: company.approach,
    },
    {
      title: "Financial guidance",
      text: "We give guidance to students, workers, traders and professionals.",
    },
    {
      title: "Innovative products",
      text: "We offer accounts for savings, salaries and churches, a susu savings scheme, loans and money transfer.",
    },
    {
      title: "Opportunities",
      text: "We offer opportunities that help people and businesses create value and grow.",
    },
  ],
  storyHeading: "Our Story",
  story: [
    `${company.name} is a deposit-taking microfinance institution, owned by a state development finance corporation. We serve students, workers, traders, professionals, and micro, small and medium businesses.`,
    `${company.business} Our vision is to ${company.vision}.`,
  ],
  facts: [
    { term: "Established", detail: company.established.text },
    { term: "Licensed by", detail: `The ${company.regulator}` },
    company.licence,
  ],
  getStarted: {
    heading: "Open an account",
    text: "Sign up online, or apply without a login, with a photo of your ID.",
    action: "Get Started",
    path: screens.login.path,
  },
  newsletter: {
    heading: "Newsletter",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    topicsLegend: "Topics",
    topics: [
      { name: "investment", label: "Investment Opportunities" },
      { name: "savings", label: "Savings Strategies" },
    ],
    action: "Subscribe",
  },
} as const;
