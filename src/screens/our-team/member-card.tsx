import type { TeamMember } from "../../content/our-team.ts";
import { NetworkLinks } from "../../ui/network-links.tsx";
import styles from "./our-team.module.css";

/** How many characters of a description are shown until the visitor asks for the rest. */
const SHORT = 150;

/** Cuts a text in two, between two words and within a number of characters. */
export function cut(text: string, length: number): readonly [beginning: string, rest: string] {
  const start = text.slice(0, length);
  const gap = start.lastIndexOf(" ");
  const beginning = start.slice(0, gap < 0 ? length : gap).replace(/[,;:.]$/, "");
  return [beginning, text.slice(beginning.length)];
}

export function MemberCard({ member }: { readonly member: TeamMember }) {
  const { image, name, position, description, social } = member;
  return (
    <article className={styles.member}>
      <img
        loading="lazy"
        src={image}
        alt={name ? `Portrait of ${name}` : ""}
        width="320"
        height="320"
        className={styles.portrait}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{name ?? position}</h2>
        {name && <p className={styles.position}>{position}</p>}
        <Description text={description} />
        <NetworkLinks of={name ?? position} networks={social} />
      </div>
    </article>
  );
}

/** A text whose rest, where it is long, opens without a script: the `details` says what is shown. */
function Description({ text }: { readonly text: string }) {
  if (text.length <= SHORT) return <p className={styles.text}>{text}</p>;
  const [beginning, rest] = cut(text, SHORT);
  return (
    <div className={styles.description}>
      <details className={styles.more}>
        <summary className={styles.summary}>
          <span className={styles.whenClosed}>Read More</span>
          <span className={styles.whenOpen}>Read Less</span>
        </summary>
      </details>
      <p className={styles.text}>
        {beginning}
        <span className={styles.whenClosed}>…</span>
        <span className={styles.whenOpen}>{rest}</span>
      </p>
    </div>
  );
}
