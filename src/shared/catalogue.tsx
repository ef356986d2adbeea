import type { ComponentProps, ReactNode } from "react";
import type { Enquiry } from "../content/contact-us.ts";
import { nextStep, noTerms, type Product } from "../content/product.ts";
import { screens } from "../screen-table.ts";
import { PageHero } from "../ui/page-hero.tsx";
import { ProductCard, ProductGrid } from "../ui/product-card.tsx";
import { Section } from "../ui/section.tsx";
import { MoreLink } from "../ui/text-link.tsx";
import { AskUs } from "./ask-us.tsx";
import * as styles from "./catalogue.module.css";
import { linkWith } from "./target.ts";

type CatalogueProps = ComponentProps<typeof PageHero> & {
  /** The screen's path. The cards' ids begin with it. */
  readonly path: string;
  readonly category: string;
  /** The card of Contact Us that a question about a product leads to. */
  readonly enquiry: Enquiry;
  readonly products: readonly Product[];
  /** Stands between the hero and the products. */
  readonly children?: ReactNode;
};

/** A screen with one category of products: its hero and their cards. */
export function Catalogue(props: CatalogueProps) {
  const { path, category, enquiry, products, children, ...hero } = props;
  return (
    <>
      <PageHero {...hero} />
      {children}
      <Section heading={category}>
        <AskForTerms />
        <ProductGrid columns={3}>
          {products.map((product) => (
            <ProductWithNextStep key={product.id} level="h3" {...{ path, enquiry, product }} />
          ))}
        </ProductGrid>
      </Section>
    </>
  );
}

/** Says where to ask for a product's terms, with the links for that. */
export function AskForTerms() {
  return (
    <div className={styles.noTerms}>
      <p>{noTerms}</p>
      <AskUs />
    </div>
  );
}

type ProductProps = {
  readonly level: "h2" | "h3";
  readonly path: string;
  readonly enquiry: Enquiry;
  readonly product: Product;
};

/** The card of a product, with links to the visitor's next step. */
export function ProductWithNextStep({ level, path, enquiry, product }: ProductProps) {
  const { id, apply, needs, ...card } = product;
  const [step, href] = apply
    ? [nextStep.apply, linkWith(screens.accounts.path, "type", apply)]
    : [nextStep.ask, linkWith(screens.contactUs.path, "about", enquiry)];
  return (
    <ProductCard level={level} id={linkWith(path, "product", id).slice(1)} {...card}>
      {needs && (
        <MoreLink href={linkWith(screens.accountTypes.path, "product", needs.account)}>
          {needs.label}
        </MoreLink>
      )}
      <MoreLink href={href} label={`${step}: ${card.title}`}>
        {step}
      </MoreLink>
    </ProductCard>
  );
}
