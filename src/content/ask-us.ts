/** The labels of the links for questions by phone, e-mail and chat. */
export const askUs = {
  call: "Call",
  email: "Email",
  // Another text of these two needs another width: `--chat-width` in `ui/tokens.css`, and `.chat` in
  // `frame/floating-buttons.module.css`.
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "More questions? Ask us",
} as const;
