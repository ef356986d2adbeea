export const askUs = {
  call: "Call",
  email: "Email",
  chat: "Chat",
  whatsApp: "WhatsApp",
  chatWithUs: "Chat with us",
  heading: "More questions? Ask us",
  withoutEmail: "No email? Call us or chat.",
} as const;
