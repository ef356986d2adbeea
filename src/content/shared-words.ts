/** Words that several screens show. */
export const sharedWords = {
  tryAgain: "Try again",
  findAccount: "Find the account for you",
  backToNews: "Back to News",
  /** Followed by the day when the response was cached. */
  cachedOn: "You are reading the copy of",
} as const;
