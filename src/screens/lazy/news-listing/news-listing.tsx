import { useDeferredValue, useLayoutEffect } from "react";
import { article, news } from "../../../content/news.ts";
import { linkTo } from "../../../lib/address.ts";
import { goToTarget } from "../../../lib/target.ts";
import { useLoad } from "../../../lib/use-load.ts";
import { formatDay } from "../../../rules/news-date.ts";
import { screens } from "../../../screen-table.ts";
import { listNews, type NewsList } from "../../../services/news.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Container } from "../../../ui/layout.tsx";
import { Loading, Skeleton } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { Actions, Notice } from "../../../ui/notice.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { NewsCard } from "./news-card.tsx";
import * as styles from "./news-listing.module.css";

const EMPTY: NewsList = { entries: [], cachedAt: null };

/** How many cards the first render contains: more than a phone shows. */
const FIRST_CARDS = 6;

export function NewsListing() {
  const [listing, reload] = useLoad(listNews);
  // A failed listing was logged, and is shown as an empty one.
  const { entries, cachedAt } = listing.state === "loaded" ? listing.value : EMPTY;
  const loading = listing.state === "loading";
  const isEmpty = entries.length === 0;
  // The other cards are rendered in the background, so that many of them don't block the page.
  const cardCount = Math.max(FIRST_CARDS, useDeferredValue(entries.length));
  const isComplete = entries.length > 0 && cardCount >= entries.length;
  useLayoutEffect(() => {
    if (isComplete) goToTarget();
  }, [isComplete]);

  return (
    <>
      <PageHero title={news.title} subtitle={news.subtitle} cloth="river" />
      <Container spaced>
        <Loading
          text={news.loading}
          outcome={loading ? undefined : isEmpty ? news.empty.heading : news.loaded(entries.length)}
        >
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
        {loading ? null : isEmpty ? (
          <Notice heading={news.empty.heading}>
            <p>{news.empty.text}</p>
            <Actions>
              <Button look="outline" onClick={reload}>
                {news.refresh}
              </Button>
            </Actions>
          </Notice>
        ) : (
          <>
            {cachedAt && (
              <Note>
                {news.cachedOn} {formatDay(new Date(cachedAt))}.
              </Note>
            )}
            <div className={styles.grid}>
              {/* The key is the index, since an id may occur twice. */}
              {entries.slice(0, cardCount).map((entry, index) => (
                <NewsCard key={index} entry={entry} />
              ))}
            </div>
            <ButtonLink
              look="outline"
              href={linkTo(screens.accountTypes.path)}
              className={styles.next}
            >
              {article.account}
            </ButtonLink>
          </>
        )}
      </Container>
    </>
  );
}
