import { useLayoutEffect } from "react";
import { article, news } from "../../../content/news.ts";
import { linkTo, linkWith } from "../../../lib/address.ts";
import { goToTarget } from "../../../lib/target.ts";
import { useLoad } from "../../../lib/use-load.ts";
import { formatDay, formatNewsDate } from "../../../rules/news-date.ts";
import { screens } from "../../../screen-table.ts";
import { PHONE_WIDTH, PICTURE_SIZES, pictureOf } from "../../../services/images.ts";
import { listNews, type NewsEntry, type NewsList } from "../../../services/news.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Cloth } from "../../../ui/cloth.tsx";
import { Container } from "../../../ui/layout.tsx";
import { Loading, Skeleton } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { Actions, Notice } from "../../../ui/notice.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import * as styles from "./news-listing.module.css";

const EMPTY: NewsList = { entries: [], cachedAt: null };

export function NewsListing() {
  const [listing, reload] = useLoad(listNews);
  // A failed listing was logged, and is shown as an empty one.
  const { entries, cachedAt } = listing.state === "loaded" ? listing.value : EMPTY;
  const loading = listing.state === "loading";
  const isEmpty = entries.length === 0;
  useLayoutEffect(() => {
    if (!loading) goToTarget();
  }, [loading]);

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
              {entries.map((entry, index) => (
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

function NewsCard({ entry }: { entry: NewsEntry }) {
  const { title, slug, description, image } = entry;
  const date = entry.date && formatNewsDate(entry.date);
  return (
    <article id={linkWith(screens.news.path, "article", slug).slice(1)} className={styles.card}>
      <Picture
        lazy
        {...(image && pictureOf(image, ...PICTURE_SIZES.card))}
        sizes={`(min-width: 64em) 26rem, (min-width: 40em) 50vw, ${PHONE_WIDTH}`}
        alt=""
        className={styles.picture}
        fallback={
          <Cloth pattern="ladder" className={classNames(styles.picture, styles.noPicture)} />
        }
      />
      <div className={styles.words}>
        {date && (
          <p className={styles.date}>
            <time dateTime={entry.date ?? undefined}>{date}</time>
          </p>
        )}
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <MoreLink
          href={linkTo(screens.article.path, { slug })}
          label={`${news.readMore}: ${title}`}
        >
          {news.readMore}
        </MoreLink>
      </div>
    </article>
  );
}
