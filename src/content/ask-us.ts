/** The heading of the cards in Contact Us. Not in their file: no script contains their words. */
export const contactHeading = "How Can We Help You?";

/** The labels of the links to ask us by e-mail and chat. */
export const askUs = {
  email: "Email",
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "More questions? Ask us",
} as const;
