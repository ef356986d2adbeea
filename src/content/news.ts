import { screens } from "../screen-table.ts";

export const news = {
  page: (number: number) => `${screens.news.title.replace(/ /g, "\u00a0")}, page\u00a0${number}`,
  subtitle: "Stay informed with the latest insights, launches, and company news.",
  /** For screen readers. */
  loaded: (count: number) => `News loaded: ${count}`,
  empty: { heading: "No news items found.", text: "Check back later for updates!" },
  connection: "The connection may have failed.",
  refresh: "Refresh",
  readMore: "Read more",
  untitled: "Untitled",
  older: "Older news",
  newer: "Newer news",
} as const;

export const article = {
  noSlug: "No slug provided",
  notFoundHeading: "Article not found",
  notFound: "News article not found",
  failed: "Failed to load news article",
  explanation: "The article you're looking for might have been moved or doesn't exist.",
  readingTime: (minutes: number) => `${minutes} min read`,
  share: "Share",
  copied: "Link copied to clipboard!",
  picture: "Article image",
  empty: "Content not available for this article.",
} as const;
