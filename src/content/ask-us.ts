/** The heading of the cards of Contact Us. A script contains it, but not the words of the cards. */
export const contactHeading = "How Can We Help You?";

/** The labels of the links to ask us by e-mail and chat. */
export const askUs = {
  email: "Email",
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "More questions? Ask us",
} as const;
