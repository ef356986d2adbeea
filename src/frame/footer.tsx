import * as company from "../content/company.ts";
import { useHydrated } from "../lib/page-phase.ts";
import { Cloth } from "../ui/cloth.tsx";
import { Container } from "../ui/layout.tsx";
import { ScrollToTopButton } from "./floating-buttons.tsx";
import * as styles from "./footer.module.css";
import { FooterAbout } from "./footer-about.static.tsx";
import { FooterLinks } from "./footer-links.static.tsx";
import { LobbyHours } from "./lobby-hours.tsx";

/** The footer of every page. */
export function Footer() {
  // The prerendered year is the build's. After hydration a new element shows the current year.
  const hydrated = useHydrated();
  return (
    <footer className={styles.footer}>
      <Cloth pattern="ladder" className={styles.edge} />
      <Container className={styles.columns}>
        <FooterAbout />
        <div className={styles.visit}>
          <LobbyHours heading={<h2 className={styles.heading}>{company.lobbyHeading}</h2>} />
        </div>
        <FooterLinks />
      </Container>
      <Container className={styles.legal}>
        <p key={String(hydrated)} suppressHydrationWarning>
          {`© ${new Date().getFullYear()} ${company.name}`}
        </p>
        <p>Company licence number {company.licence}</p>
      </Container>
      <ScrollToTopButton />
    </footer>
  );
}
