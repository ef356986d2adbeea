/** The heading of Contact Us's cards. It isn't in `contact-us.ts`: that ships in no script. */
export const contactHeading = "How Can We Help You?";

/** The labels of the links for questions by e-mail and chat. */
export const askUs = {
  email: "Email",
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "More questions? Ask us",
} as const;
