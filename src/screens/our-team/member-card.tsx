import { useState } from "react";
import type { TeamMember } from "../../content/our-team.ts";
import { NetworkLinks } from "../../ui/network-links.tsx";
import styles from "./our-team.module.css";

/** How many characters of a description are shown until the visitor asks for the rest. */
const SHORT = 150;

/** The beginning of a text, cut between two words and within a number of characters. */
export function beginningOf(text: string, length: number): string {
  const start = text.slice(0, length);
  const gap = start.lastIndexOf(" ");
  return `${start.slice(0, gap < 0 ? length : gap).replace(/[,;:.]$/, "")}…`;
}

export function MemberCard({ member }: { readonly member: TeamMember }) {
  const { image, name, position, description, social } = member;
  const [expanded, setExpanded] = useState(false);
  const isLong = description.length > SHORT;

  return (
    <article className={styles.member}>
      <img
        src={image}
        alt={name ? `Portrait of ${name}` : ""}
        width="320"
        height="320"
        loading="lazy"
        className={styles.portrait}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{name ?? position}</h2>
        {name && <p className={styles.position}>{position}</p>}
        <p className={styles.description}>
          {isLong && !expanded ? beginningOf(description, SHORT) : description}
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className={styles.more}
          >
            {expanded ? "Read Less" : "Read More"}
          </button>
        )}
        <NetworkLinks of={name ?? position} networks={social} />
      </div>
    </article>
  );
}
