import { screens } from "../screen-table.ts";
import { lobbyHeading } from "./company.ts";

/** The topic of a card. A link such as `#/contact-us?about=loans` leads to the card. */
export type Enquiry = (typeof contactUs.cards.enquiries)[number]["id"];

export const contactUs = {
  title: screens.contactUs.title,
  subtitle: "Come in, call or write. We are glad to help.",
  heading: "How Can We Help You?",
  cards: {
    location: "Location/Branches",
    hours: lobbyHeading,
    enquiries: [
      {
        id: "general",
        title: "General Inquiry",
        text: "Our products and services.",
        icon: "chat",
      },
      { id: "loans", title: "Loans", text: "Our loans, and what they require.", icon: "loan" },
      {
        id: "savings",
        title: "Savings and Investment",
        text: "Accounts, fixed deposits and Fixed Income Instruments.",
        icon: "savings",
      },
    ],
  },
  form: {
    heading: "Get in Touch",
    answer: "For an answer, call, write or chat:",
    fullName: "Full Name",
    email: "Email",
    message: "Message",
    action: "Send Message",
  },
} as const;
