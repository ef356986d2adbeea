import { type Product, productActions } from "../content/product.ts";
import { linkToApplication, linkToProduct } from "../routing/links.ts";
import { screens } from "../screen-table.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import type { ClothPattern } from "../ui/cloth.tsx";
import { ClothCard } from "../ui/cloth-card.tsx";
import { Facts } from "../ui/facts.tsx";
import { Chevron } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import { MoreLink, TextSummary } from "../ui/text-link.tsx";
import { ContactsWithIcons } from "./contacts.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./product-row.module.css";

type ProductRowProps = {
  readonly level: "h2" | "h3";
  /** The path of the screen that shows the product. */
  readonly path: string;
  readonly product: Product & { readonly icon: keyof typeof icons; readonly cloth: ClothPattern };
};

export function ProductRow({ level, path, product }: ProductRowProps) {
  const { id, title, description, icon, cloth, facts, applyFor, needs } = product;
  return (
    // A link to the product leads here without a script, too (`routing/destination.ts`).
    <ClothCard
      id={linkToProduct(path, id).slice(1)}
      level={level}
      title={title}
      icon={icons[icon]}
      cloth={cloth}
      className={styles.row}
    >
      <p className={facts ? undefined : styles.withoutFacts}>{description}</p>
      {facts && <Facts facts={facts} className={styles.facts} />}
      <div className={classNames(utilities.stack, styles.next)}>
        {needs && (
          <MoreLink href={linkToProduct(screens.accountTypes.path, needs.account)}>
            {needs.label}
          </MoreLink>
        )}
        {applyFor ? (
          <ButtonLink
            look="outline"
            href={linkToApplication(applyFor)}
            aria-label={`${productActions.apply}: ${title}`}
            className={styles.apply}
          >
            {productActions.apply}
          </ButtonLink>
        ) : (
          <AskAbout title={title} />
        )}
      </div>
    </ClothCard>
  );
}

/** Opens the ways to ask about a product where visitors read about it, also without a script. */
function AskAbout({ title }: { title: string }) {
  return (
    <details data-not-printed="">
      <TextSummary aria-label={`${productActions.ask}: ${title}`}>
        {productActions.ask}
        <Chevron />
      </TextSummary>
      <ContactsWithIcons subject={title} />
    </details>
  );
}
