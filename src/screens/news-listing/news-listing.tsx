import { useDeferredValue } from "react";
import { news } from "../../content/news.ts";
import { useLoad } from "../../lib/use-load.ts";
import { formatNewsDate } from "../../rules/news-date.ts";
import { listNews, type NewsList } from "../../services/news.ts";
import { Button } from "../../ui/button.tsx";
import { Container } from "../../ui/layout.tsx";
import { Loading, Skeleton } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { Notice, Ways } from "../../ui/notice.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { NewsCard } from "./news-card.tsx";
import styles from "./news-listing.module.css";

const NOTHING: NewsList = { entries: [], cachedAt: null };

/** How many cards are drawn at once: more than a large screen shows. */
const FIRST = 24;

export function NewsListing() {
  const [listing, reload] = useLoad(listNews);
  // A listing that failed has been logged, and otherwise looks like one with nothing in it.
  const { entries, cachedAt } = listing.state === "loaded" ? listing.value : NOTHING;
  // The rest is drawn while the page goes on answering, however many there are.
  const drawn = Math.max(FIRST, useDeferredValue(entries.length));

  return (
    <>
      <PageHero title={news.title} subtitle={news.subtitle} cloth="river" />
      <Container className={styles.listing}>
        {listing.state === "loading" ? (
          <Loading text={news.loading}>
            <div className={styles.grid}>
              {[1, 2, 3].map((card) => (
                <div key={card}>
                  <Skeleton shape="picture" />
                  <Skeleton shape="heading" />
                  <Skeleton shape="line" />
                  <Skeleton shape="line" />
                </div>
              ))}
            </div>
          </Loading>
        ) : entries.length === 0 ? (
          <Notice heading={news.empty.heading}>
            <p>{news.empty.text}</p>
            <Ways>
              <Button look="outline" onClick={reload}>
                {news.refresh}
              </Button>
            </Ways>
          </Notice>
        ) : (
          <>
            {cachedAt && (
              <Note>
                {news.kept} {formatNewsDate(cachedAt)}.
              </Note>
            )}
            <div className={styles.grid}>
              {/* By place, since an id may come twice. */}
              {entries.slice(0, drawn).map((entry, index) => (
                <NewsCard key={index} entry={entry} />
              ))}
            </div>
          </>
        )}
      </Container>
    </>
  );
}
