import type { ComponentProps } from "react";
import * as company from "../content/company.ts";
import { footer } from "../content/footer.ts";
import { linkTo } from "../lib/address.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { useAddress } from "../routing/router.ts";
import { LobbyHours } from "../shared/lobby-hours.tsx";
import { classNames } from "../ui/class-names.ts";
import { Cloth } from "../ui/cloth.tsx";
import { Container } from "../ui/layout.tsx";
import { Logo } from "../ui/logo.tsx";
import { NetworkLinks } from "../ui/network-links.tsx";
import { ScrollToTopButton } from "./floating-controls.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./footer.module.css";

export function Footer() {
  const { path } = useAddress();
  // The prerendered year is the build's. After hydration a new element shows the current year.
  const isHydrated = useHydrated();
  return (
    <footer className={classNames(utilities.dark, styles.footer)}>
      <Cloth pattern="harvest" className={styles.edge} />
      <Container data-not-printed="" className={styles.columns}>
        <div className={styles.about}>
          <p className={classNames(utilities.withIcon, styles.brand)}>
            <Logo className={styles.logo} />
            {company.name}
          </p>
          <NetworkLinks owner={company.name} networks={company.networks} />
          <p className={styles.blurb}>{footer.blurb}</p>
          <address className={styles.blurb}>
            {company.address.join(", ")}
            <br />
            {company.landmark}
          </address>
        </div>
        <Column heading={company.lobbyHeading} className={styles.visit}>
          <LobbyHours />
        </Column>
        <Column heading={footer.headings.products} className={styles.products}>
          <ul className={styles.flow}>
            {footer.products.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>
        </Column>
        <Column heading={footer.headings.about}>
          <Links links={footer.about.map(toLink)} />
        </Column>
        <Column heading={footer.headings.helpful}>
          <Links links={[...footer.helpful.map(toLink), ...company.phones]} />
        </Column>
        <ul className={classNames(styles.unlinked, styles.flow)}>
          {footer.notYetLinks.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </Container>
      <Container className={styles.legal}>
        <p key={String(isHydrated)} suppressHydrationWarning className={styles.copyright}>
          {`© ${new Date().getFullYear()} ${company.name}`}
        </p>
        <p>
          {company.licence.term} {company.licence.detail}
        </p>
      </Container>
      {/* A new one for each path, because it stays hidden once a field has been used. */}
      <ScrollToTopButton key={path} />
    </footer>
  );
}

function Column({ heading, children, ...rest }: ComponentProps<"div"> & { heading: string }) {
  return (
    <div {...rest}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}

const toLink = ({ label, path }: { readonly label: string; readonly path: string }) => ({
  label,
  href: linkTo(path),
});

function Links({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
