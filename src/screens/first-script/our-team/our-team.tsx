import { applyOnline } from "../../../content/apply-online.ts";
import { ourTeam, type TeamMember } from "../../../content/our-team.ts";
import { screens } from "../../../screen-table.ts";
import { MoreQuestions } from "../../../shared/contacts.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Container } from "../../../ui/layout.tsx";
import { NetworkLinks } from "../../../ui/network-links.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { TextSummary } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./our-team.module.css";

export function OurTeam() {
  return (
    <>
      <PageHero title={screens.ourTeam.title} subtitle={ourTeam.subtitle} cloth="harvest" />
      <Container spaced className={classNames(utilities.stack, styles.page)}>
        <div className={classNames(utilities.stack, styles.members)}>
          {ourTeam.members.map((member) => (
            <MemberCard key={member.position} member={member} />
          ))}
        </div>
        <MoreQuestions />
      </Container>
      <CallToAction {...applyOnline} />
    </>
  );
}

export function MemberCard({ member }: { member: TeamMember }) {
  const { image, name, position, description, social } = member;
  return (
    <article className={classNames(utilities.card, utilities.stack, styles.member)}>
      <div className={classNames(utilities.withIcon, styles.head)}>
        <img
          loading="lazy"
          src={image}
          alt={name ? ourTeam.portraitOf(name) : ""}
          width="160"
          height="160"
          className={styles.portrait}
        />
        <div>
          <h2>{name ?? position}</h2>
          {name && <strong>{position}</strong>}
        </div>
      </div>
      <Description>{description}</Description>
      <NetworkLinks owner={name ?? position} networks={social} />
    </article>
  );
}

/** A longer description is collapsed (spec section 2), to this length by our choice. */
const MAX_LENGTH = 150;

function Description({ children }: { children: string }) {
  if (children.length <= MAX_LENGTH) return <p className={styles.text}>{children}</p>;
  // Cut after the last whole word, before its comma. One character more than the limit is read, to
  // see whether a word ends at the limit.
  const end = children.slice(0, MAX_LENGTH + 1).search(/([\p{P}\s]*\s\S*|.)$/su);
  return (
    <div className={classNames(utilities.stack, styles.description)}>
      <details data-needs-next-sibling="" data-not-printed="" className={styles.more}>
        <TextSummary>
          <span className={styles.whenClosed}>{ourTeam.readMore}</span>
          <span className={styles.whenOpen}>{ourTeam.readLess}</span>
        </TextSummary>
      </details>
      <p className={styles.text}>
        {children.slice(0, end)}
        <span data-not-printed="" className={styles.whenClosed}>
          …
        </span>
        <span className={styles.whenOpen}>{children.slice(end)}</span>
      </p>
    </div>
  );
}
