import { news } from "../../../content/news.ts";
import { linkTo, linkWith } from "../../../lib/address.ts";
import { formatNewsDate } from "../../../rules/news-date.ts";
import { screens } from "../../../screen-table.ts";
import { PHONE_WIDTH, PICTURE_SIZES, pictureOf } from "../../../services/images.ts";
import type { NewsEntry } from "../../../services/news.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Cloth } from "../../../ui/cloth.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import * as styles from "./news-listing.module.css";

export function NewsCard({ entry }: { readonly entry: NewsEntry }) {
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
