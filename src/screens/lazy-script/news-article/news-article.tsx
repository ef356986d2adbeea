import type { ComponentProps } from "react";
import { news, article as words } from "../../../content/news.ts";
import { sharedWords } from "../../../content/shared-words.ts";
import { linkTo } from "../../../lib/address.ts";
import { formatNewsDate } from "../../../lib/dates.ts";
import type { ScreenParams } from "../../../routing/find-screen.ts";
import { linkToNews, newsPageOf } from "../../../routing/news-links.ts";
import { useAddress } from "../../../routing/router.ts";
import { useScreenAnnouncement } from "../../../routing/screen-change.ts";
import { offlineMessage } from "../../../rules/messages.ts";
import { screens } from "../../../screen-table.ts";
import { readingMinutes } from "../../../services/article-body.ts";
import { PICTURE_SIZES, pictureOf } from "../../../services/images.ts";
import { type Article, findArticle } from "../../../services/news.ts";
import { MissingContent } from "../../../shared/missing-content.tsx";
import { useLoad } from "../../../shared/use-load.ts";
import { ButtonLink, ButtonRow } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ErrorBoundary } from "../../../ui/error-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";
import { Container } from "../../../ui/layout.tsx";
import { Loading, LoadingHeading } from "../../../ui/loading.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Skeletons } from "../../../ui/skeletons.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ARTICLE_WIDTH, Body } from "./body.tsx";
import { ShareButton } from "./share-button.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./news-article.module.css";

const useBackHref = () => linkToNews(newsPageOf(useAddress()));

export function NewsArticle({ slug }: ScreenParams) {
  // The owner has words for a missing slug (spec section 8), though every path here has one.
  return slug ? (
    <ArticleLoader slug={slug} />
  ) : (
    <NoArticle heading={words.notFoundHeading} texts={[words.noSlug, words.explanation]} />
  );
}

function ArticleLoader({ slug }: { slug: string }) {
  const [result, retry] = useLoad((signal) => findArticle(slug, signal));

  switch (result.state) {
    case "loading":
      return (
        <Container className={styles.article}>
          <LoadingHeading>{screens.article.title}</LoadingHeading>
          <Loading text={screens.article.loadingText}>
            <Skeletons shapes={["heading", "heading", "line", "picture", "line", "line"]} />
          </Loading>
        </Container>
      );
    case "failed":
      return (
        <NoArticle
          heading={words.failed}
          texts={[offlineMessage(result.error) ?? news.connection]}
          onRetry={retry}
        />
      );
    case "loaded":
      return result.value ? (
        <FoundArticle slug={slug} article={result.value} />
      ) : (
        <NoArticle heading={words.notFoundHeading} texts={[words.notFound, words.explanation]} />
      );
  }
}

type NoArticleProps = Omit<ComponentProps<typeof MissingContent>, "href" | "label">;

const NoArticle = (props: NoArticleProps) => (
  <MissingContent {...props} href={useBackHref()} label={sharedWords.backToNews} />
);

function FoundArticle({ slug, article }: { slug: string; article: Article }) {
  const { title, description, image, body } = article;
  const date = article.date && formatNewsDate(article.date);

  useScreenAnnouncement(title);
  const backLink = (
    <TextLink href={useBackHref()} data-not-printed="">
      <Icon shape={icons.arrowLeft} />
      {sharedWords.backToNews}
    </TextLink>
  );
  return (
    <article>
      <Container className={styles.article}>
        {backLink}
        <h1 className={classNames(utilities.authored, styles.title)}>{title}</h1>
        <div className={styles.byline}>
          <p className={classNames(utilities.stack, utilities.small, styles.facts)}>
            {date && <time dateTime={article.date ?? undefined}>{date}</time>}
            <span>{words.readingTime(readingMinutes(body))}</span>
          </p>
          <ShareButton slug={slug} title={title} description={description} />
        </div>
        {image && (
          <Picture
            {...pictureOf(image, ...PICTURE_SIZES.article)}
            sizes={ARTICLE_WIDTH}
            alt=""
            className={classNames(styles.picture, styles.mainPicture)}
          />
        )}
        {description && (
          <p className={classNames(utilities.authored, styles.lead)}>{description}</p>
        )}
        <ErrorBoundary fallback={<p>{words.empty}</p>}>
          {body.length > 0 ? <Body body={body} /> : <p>{words.empty}</p>}
        </ErrorBoundary>
        <div data-not-printed="" className={styles.end}>
          <ButtonRow>
            <ButtonLink look="primary" href={linkTo(sharedWords.findAccount.path)}>
              {sharedWords.findAccount.label}
            </ButtonLink>
            <ShareButton slug={slug} title={title} description={description} />
          </ButtonRow>
          {backLink}
        </div>
      </Container>
    </article>
  );
}
