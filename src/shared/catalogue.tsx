import type { ComponentProps } from "react";
import { type Choice, nextStep, type Product } from "../content/product.ts";
import { linkTo } from "../lib/address.ts";
import { screens } from "../screen-table.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import { Section } from "../ui/layout.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { ProductRow } from "../ui/product.tsx";
import { MoreLink, TextSummary } from "../ui/text-link.tsx";
import { AskUs } from "./ask-us.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./catalogue.module.css";

type CatalogueProps = ComponentProps<typeof PageHero> & {
  /** The screen's path. The cards' ids begin with it. */
  readonly path: string;
  readonly chooser: { readonly heading: string; readonly choices: readonly Choice[] };
  readonly category: string;
  readonly products: readonly Product[];
};

export function Catalogue(props: CatalogueProps) {
  const { path, chooser, category, products, ...hero } = props;
  return (
    <>
      <PageHero {...hero} />
      <Chooser path={path} {...chooser} />
      <Section heading={category}>
        <div className={utilities.stack}>
          {products.map((product) => (
            <ProductWithNextStep key={product.id} level="h3" path={path} product={product} />
          ))}
        </div>
      </Section>
    </>
  );
}

type ChooserProps = CatalogueProps["chooser"] & { readonly path: string };

function Chooser({ path, heading, choices }: ChooserProps) {
  const linkOf = (choice: Choice) =>
    "apply" in choice
      ? linkTo(screens.application.path, { type: choice.apply })
      : linkTo(path, { product: choice.product });
  return (
    <Section heading={heading} cream>
      <ul className={styles.rows}>
        {choices.map((choice) => (
          <li key={choice.need}>
            <a href={linkOf(choice)} className={styles.row}>
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

type ProductProps = {
  readonly level: "h2" | "h3";
  readonly path: string;
  readonly product: Product;
};

export function ProductWithNextStep({ level, path, product }: ProductProps) {
  const { id, apply, needs, ...card } = product;
  return (
    <ProductRow level={level} id={linkTo(path, { product: id }).slice(1)} {...card}>
      {needs && (
        <MoreLink href={linkTo(screens.accountTypes.path, { product: needs.account })}>
          {needs.label}
        </MoreLink>
      )}
      {apply ? (
        <MoreLink
          href={linkTo(screens.application.path, { type: apply })}
          label={`${nextStep.apply}: ${card.title}`}
        >
          {nextStep.apply}
        </MoreLink>
      ) : (
        <AskAbout title={card.title} />
      )}
    </ProductRow>
  );
}

/** Opens the ways to ask about a product where visitors read about it, also without a script. */
function AskAbout({ title }: { title: string }) {
  return (
    <details data-not-printed="">
      <TextSummary aria-label={`${nextStep.ask}: ${title}`}>
        {nextStep.ask}
        <Icon shape={icons.chevronDown} />
      </TextSummary>
      <AskUs subject={title} />
    </details>
  );
}
