/** The ways to ask, beside the phone numbers. */
export const askUs = {
  email: "Email",
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "Still a question?",
} as const;
