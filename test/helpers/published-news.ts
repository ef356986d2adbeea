import { isDraft, sampleNews } from "../../src/tools/fakes/sample-news.ts";

/** The news entries that visitors may read. */
export const publishedNews = sampleNews.filter((document) => !isDraft(document));
