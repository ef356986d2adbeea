export const askUs = { chat: "Chat with us" } as const;
