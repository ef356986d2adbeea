import * as company from "../content/company.ts";
import { useHydrated } from "../lib/page-phase.ts";
import { StaticPart } from "../lib/static-part.tsx";
import { Cloth } from "../ui/cloth.tsx";
import { Container } from "../ui/layout.tsx";
import styles from "./footer.module.css";

/** The foot of every page (spec section 2). */
export function Footer() {
  // The build drew the year that it ran in: another one takes its place as an element of its own.
  const hydrated = useHydrated();
  return (
    <footer className={styles.footer}>
      <Cloth pattern="ladder" className={styles.edge} />
      <StaticPart name="footer-columns" />
      <Container className={styles.legal}>
        <p key={String(hydrated)} suppressHydrationWarning>
          {`© ${new Date().getFullYear()} ${company.name}`}
        </p>
        <p>Company licence number {company.licence}</p>
      </Container>
    </footer>
  );
}
