export const askUs = {
  call: "Call",
  email: "Email",
  whatsApp: "WhatsApp",
  chatWithUs: "Chat with us on WhatsApp",
  heading: "More questions? Ask us",
  withoutEmail: "No email? Call us or chat.",
} as const;
