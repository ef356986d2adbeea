import { applyOnline } from "../../../content/apply-online.ts";
import { news } from "../../../content/news.ts";
import { sharedWords } from "../../../content/shared-words.ts";
import { linkTo } from "../../../lib/address.ts";
import { formatNewsDate } from "../../../lib/dates.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { linkToArticle, linkToNews, newsPageOf } from "../../../routing/news-links.ts";
import { useAddress } from "../../../routing/router.ts";
import { useScreenTitle } from "../../../routing/screen-change.ts";
import { offlineMessage } from "../../../rules/messages.ts";
import { screens } from "../../../screen-table.ts";
import { PICTURE_SIZES, pictureOf } from "../../../services/images.ts";
import { listNews, type NewsEntry, type NewsList } from "../../../services/news.ts";
import { MoreQuestions } from "../../../shared/contacts.tsx";
import { useLoad } from "../../../shared/use-load.ts";
import { Button, ButtonLink, ButtonRow } from "../../../ui/button.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CLOTH_PATTERNS, Cloth } from "../../../ui/cloth.tsx";
import { Container } from "../../../ui/layout.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { PHONE_WIDTH, Picture } from "../../../ui/picture.tsx";
import { Skeletons } from "../../../ui/skeletons.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./news-listing.module.css";

/** On a phone, all cards but the first have a small picture. */
const isCompact = (index: number) => index > 0;

const cardClass = (index: number) =>
  classNames(utilities.card, styles.card, isCompact(index) && styles.compact);

export function NewsListing() {
  const page = newsPageOf(useAddress());
  const [listing, retry] = useLoad((signal, cache) => listNews(page, signal, cache));
  const isLoading = listing.state === "loading";
  const failure =
    listing.state === "failed" ? (offlineMessage(listing.error) ?? news.connection) : null;
  const list =
    listing.state === "loaded" && listing.value.entries.length > 0 ? listing.value : null;
  const outcome = list
    ? news.loaded(list.entries.length)
    : `${news.empty.heading} ${failure ?? ""}`.trim();

  // The build prerenders the first page.
  const heading = useHydrated() && page > 1 ? news.page(page) : screens.news.title;
  useScreenTitle(heading);

  return (
    <>
      <PageHero title={heading} subtitle={news.subtitle} cloth="river" />
      <Container spaced>
        <Loading isWithin text={screens.news.loadingText} outcome={isLoading ? undefined : outcome}>
          <div className={classNames(utilities.stack, styles.grid)}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <div key={index} className={cardClass(index)}>
                <div className={styles.picture}>
                  <Skeletons shapes={["picture"]} />
                </div>
                <div className={styles.words}>
                  <Skeletons shapes={["heading", "line", "line", "line", "line"]} />
                </div>
              </div>
            ))}
          </div>
        </Loading>
        {list && <Entries list={list} page={page} />}
        {!isLoading && !list && (
          <NoEntries isFirst={page === 1} failure={failure} onRefresh={retry} />
        )}
      </Container>
      {!isLoading && <CallToAction {...applyOnline} />}
    </>
  );
}

function Entries({ list, page }: { list: NewsList; page: number }) {
  return (
    <>
      <div className={classNames(utilities.stack, styles.grid)}>
        {/* The key is the index, since an id may occur twice. */}
        {list.entries.map((entry, index) => (
          <NewsCard key={index} entry={entry} page={page} index={index} />
        ))}
      </div>
      {(list.hasOlder || page > 1) && (
        <ButtonRow className={styles.pages}>
          {page > 1 && (
            <ButtonLink look="outline" href={linkToNews(page - 1)}>
              {news.newer}
            </ButtonLink>
          )}
          {list.hasOlder && (
            <ButtonLink look="outline" href={linkToNews(page + 1)}>
              {news.older}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </>
  );
}

type NoEntriesProps = {
  readonly isFirst: boolean;
  /** Null for a site without news, and for a page beyond the last. */
  readonly failure: string | null;
  readonly onRefresh: () => void;
};

function NoEntries({ isFirst, failure, onRefresh }: NoEntriesProps) {
  return (
    <div className={classNames(utilities.stack, utilities.withAside)}>
      <div className={utilities.stack}>
        <h2>{news.empty.heading}</h2>
        {failure ? (
          <Callout kind="failure">
            <p>{failure}</p>
          </Callout>
        ) : (
          <p>{news.empty.text}</p>
        )}
        <ButtonRow>
          {failure || isFirst ? (
            <Button look="primary" onClick={onRefresh}>
              {news.refresh}
            </Button>
          ) : (
            <ButtonLink look="primary" href={linkTo(screens.news.path)}>
              {sharedWords.backToNews}
            </ButtonLink>
          )}
        </ButtonRow>
      </div>
      <MoreQuestions />
    </div>
  );
}

const patternOf = (slug: string) => CLOTH_PATTERNS[slug.length % CLOTH_PATTERNS.length] ?? "ladder";

function NewsCard({ entry, page, index }: { entry: NewsEntry; page: number; index: number }) {
  const { title, slug, description, image } = entry;
  const date = entry.date && formatNewsDate(entry.date);
  return (
    <article className={cardClass(index)}>
      <Picture
        lazy
        {...(image && pictureOf(image, ...PICTURE_SIZES.card))}
        // The `7rem` are a width in news-listing.module.css.
        sizes={`(min-width: 64em) 26rem, (min-width: 40em) 50vw, ${isCompact(index) ? "7rem" : PHONE_WIDTH}`}
        alt=""
        className={styles.picture}
        fallback={<Cloth pattern={patternOf(slug)} className={styles.noPicture} />}
      />
      <div className={styles.words}>
        {date && (
          <p className={utilities.small}>
            <time dateTime={entry.date ?? undefined}>{date}</time>
          </p>
        )}
        <h2 className={classNames(utilities.clamped, utilities.authored, styles.title)}>{title}</h2>
        {description && (
          <p className={classNames(utilities.clamped, utilities.authored)}>{description}</p>
        )}
        <MoreLink
          href={linkToArticle(slug, page)}
          aria-label={`${news.readMore}: ${title}`}
          className={utilities.stretched}
        >
          {news.readMore}
        </MoreLink>
      </div>
    </article>
  );
}
