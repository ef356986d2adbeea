import { aboutUs } from "../../../content/about-us.ts";
import { ourTeam } from "../../../content/our-team.ts";
import { linkTo } from "../../../lib/address.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Container } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { MemberCard } from "./member-card.tsx";
import * as styles from "./our-team.module.css";

const { getStarted } = aboutUs;

export function OurTeam() {
  return (
    <>
      <PageHero title={ourTeam.title} subtitle={ourTeam.subtitle} cloth="harvest" />
      <Container spaced className={styles.members}>
        {ourTeam.members.map((member) => (
          <MemberCard key={member.position} member={member} />
        ))}
      </Container>
      <CallToAction {...getStarted} link={{ href: linkTo(getStarted.path) }} />
    </>
  );
}
