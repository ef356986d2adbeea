import type { ComponentProps } from "react";
import type { Choice } from "../content/product.ts";
import { linkToApplication, linkToProduct } from "../routing/links.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import { Section } from "../ui/layout.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { ProductRow } from "./product-row.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./catalogue.module.css";

type CatalogueProps = ComponentProps<typeof PageHero> & {
  /** The screen's path. The cards' ids begin with it. */
  readonly path: string;
  readonly chooser: { readonly heading: string; readonly choices: readonly Choice[] };
  readonly category: string;
  readonly products: readonly ComponentProps<typeof ProductRow>["product"][];
  readonly next: ComponentProps<typeof CallToAction>;
};

export function Catalogue(props: CatalogueProps) {
  const { path, chooser, category, products, next, ...hero } = props;
  return (
    <>
      <PageHero {...hero} />
      <Chooser path={path} {...chooser} />
      <Section heading={category}>
        <div className={utilities.stack}>
          {products.map((product) => (
            <ProductRow key={product.id} level="h3" path={path} product={product} />
          ))}
        </div>
      </Section>
      <CallToAction {...next} />
    </>
  );
}

type ChooserProps = CatalogueProps["chooser"] & { readonly path: string };

function Chooser({ path, heading, choices }: ChooserProps) {
  const linkOf = (choice: Choice) =>
    "applyFor" in choice ? linkToApplication(choice.applyFor) : linkToProduct(path, choice.product);
  return (
    <Section heading={heading} cream>
      <ul className={classNames(utilities.stack, styles.rows)}>
        {choices.map((choice) => (
          <li key={choice.need}>
            <a href={linkOf(choice)} className={classNames(utilities.withIcon, styles.row)}>
              {choice.need}
              <strong>{choice.name}</strong>
              <Icon shape={icons.arrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
