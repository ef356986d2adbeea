import type { ReactNode } from "react";
import * as company from "../content/company.ts";
import { footer } from "../content/footer.ts";
import { linkTo } from "../lib/address.ts";
import { staticPart } from "../lib/static-part.tsx";
import { classNames } from "../ui/class-names.ts";
import * as styles from "./footer.module.css";

export const FooterLinks = staticPart("footer-links", () => (
  <>
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
    <ul className={classNames(styles.quiet, styles.flow)}>
      {footer.notYetLinks.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </>
));

function Column({
  heading,
  className,
  children,
}: {
  readonly heading: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}

const toLink = ({ label, path }: { readonly label: string; readonly path: string }) => ({
  label,
  href: linkTo(path),
});

function Links({
  links,
}: {
  readonly links: readonly { readonly label: string; readonly href: string }[];
}) {
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
