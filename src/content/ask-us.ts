export const askUs = {
  call: "Call",
  email: "Email",
  // Another text of these two needs another `--chat-width` (`ui/tokens.css`).
  chat: "Chat",
  chatWithUs: "Chat with us",
  heading: "More questions? Ask us",
} as const;
