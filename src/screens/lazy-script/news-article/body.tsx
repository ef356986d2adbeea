import { PortableText, type PortableTextReactComponents } from "@portabletext/react";
import type { BodyBlock, ImageBlock } from "../../../services/article-body.ts";
import { PICTURE_SIZES, pictureOf } from "../../../services/images.ts";
import { classNames } from "../../../ui/class-names.ts";
import { PHONE_WIDTH, Picture } from "../../../ui/picture.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./news-article.module.css";

/** For `sizes`: about the width of an article's pictures, by which the browser chooses a copy. */
export const ARTICLE_WIDTH = `(min-width: 42rem) 40rem, ${PHONE_WIDTH}`;

function Figure({ value: { image, alt, caption } }: { value: ImageBlock }) {
  return (
    <figure className={styles.figure}>
      <Picture
        lazy
        {...pictureOf(image, ...PICTURE_SIZES.inText)}
        sizes={ARTICLE_WIDTH}
        alt={alt}
        className={styles.picture}
      />
      {caption && (
        <figcaption className={classNames(utilities.small, utilities.authored, styles.caption)}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** The article's title is the page's `h1`, so each heading in the text is one level lower. */
const components: Partial<PortableTextReactComponents> = {
  types: { image: Figure },
  block: {
    h1: ({ children }) => <h2>{children}</h2>,
    h2: ({ children }) => <h3>{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
  },
  marks: {
    link: ({ children, value }) => (
      <a href={value.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
  },
};

export function Body({ body }: { body: readonly BodyBlock[] }) {
  return (
    <div dir="auto" className={styles.body}>
      <PortableText value={[...body]} components={components} />
    </div>
  );
}
