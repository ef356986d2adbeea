import { screens } from "../screen-table.ts";
import { lobbyHeading } from "./company.ts";

export const contactUs = {
  title: screens.contactUs.title,
  subtitle: "Come in, call or write. We are glad to help.",
  heading: "How Can We Help You?",
  cards: {
    location: "Location/Branches",
    hours: lobbyHeading,
    inquiries: [
      {
        title: "General Inquiry",
        subject: "Our products and services.",
        icon: "chat",
      },
      { title: "Loans", subject: "Our loans, and what you need for one.", icon: "loan" },
      {
        title: "Savings and Investment",
        subject: "Accounts, fixed deposits and Fixed Income Instruments.",
        icon: "savings",
      },
    ],
  },
  form: {
    heading: "Get in Touch",
    answer: "This form is not connected yet. For an answer, call, write or chat:",
    fullName: "Full Name",
    email: "Email",
    message: "Message",
    action: "Send Message",
  },
} as const;
