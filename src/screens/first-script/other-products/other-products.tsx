import { applyOnline } from "../../../content/apply-online.ts";
import { otherProducts } from "../../../content/other-products.ts";
import { screens } from "../../../screen-table.ts";
import { ProductRow } from "../../../shared/product-row.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";
import { Container, Section } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./other-products.module.css";

const { path, title } = screens.otherProducts;

export function OtherProducts() {
  return (
    <>
      <PageHero title={title} subtitle={otherProducts.subtitle} cloth="path" />
      <Container spaced>
        <div className={utilities.stack}>
          {otherProducts.products.map((product) => (
            <ProductRow key={product.id} level="h2" path={path} product={product} />
          ))}
        </div>
      </Container>
      <Section heading={otherProducts.channelsHeading} cream>
        <ul className={classNames(utilities.stack, styles.channels)}>
          {otherProducts.channels.map(({ title, icon, available }) => (
            <li
              key={title}
              className={classNames(utilities.card, utilities.withIcon, styles.channel)}
            >
              <Icon shape={icons[icon]} className={styles.icon} />
              <h3>{title}</h3>
              <p
                className={
                  available ? classNames(utilities.withIcon, styles.available) : styles.planned
                }
              >
                {available && <Icon shape={icons.check} />}
                {available ? otherProducts.available : otherProducts.planned}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction {...applyOnline} />
    </>
  );
}
