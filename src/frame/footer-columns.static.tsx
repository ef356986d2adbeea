import type { ReactNode } from "react";
import * as company from "../content/company.ts";
import { networks } from "../content/elsewhere.ts";
import { footer } from "../content/footer.ts";
import { linkTo } from "../lib/address.ts";
import { staticPart } from "../lib/static-part.tsx";
import { Container } from "../ui/layout.tsx";
import { Logo } from "../ui/logo.tsx";
import { NetworkLinks } from "../ui/network-links.tsx";
import * as styles from "./footer.module.css";

export const FooterColumns = staticPart("footer-columns", () => (
  <Container className={styles.columns}>
    <div className={styles.about}>
      <p className={styles.brand}>
        <Logo className={styles.logo} />
        {company.name}
      </p>
      <p>{footer.blurb}</p>
      <NetworkLinks of={company.name} networks={networks} />
    </div>
    <Column heading={footer.headings.products}>
      {footer.products.map((product) => (
        <li key={product} className={styles.item}>
          {product}
        </li>
      ))}
    </Column>
    <Column heading={footer.headings.about}>
      <Links links={footer.about} />
    </Column>
    <Column heading={footer.headings.helpful}>
      <Links links={footer.helpful} />
      {footer.notYetLinks.map((label) => (
        <li key={label} className={styles.item}>
          {label}
        </li>
      ))}
    </Column>
  </Container>
));

function Column({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Links({
  links,
}: {
  readonly links: readonly { readonly label: string; readonly path: string }[];
}) {
  return links.map(({ label, path }) => (
    <li key={label}>
      <a href={linkTo(path)} className={styles.link}>
        {label}
      </a>
    </li>
  ));
}
