/** Heads the cards of Contact Us. Here, a script has it without the words of the cards. */
export const contactHeading = "How Can We Help You?";

/** The ways to ask, beside the phone numbers. */
export const askUs = {
  email: "Email",
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "Still a question?",
} as const;
