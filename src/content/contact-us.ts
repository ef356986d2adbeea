export const contactUs = {
  subtitle: "Come in, call or write. We are glad to help.",
  heading: "How Can We Help You?",
  cards: {
    location: "Location/Branches",
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
    fullName: "Full Name",
    email: "Email",
    message: "Message",
    action: "Send Message",
  },
} as const;
