import type { ComponentProps } from "react";
import type { ClothPattern } from "./cloth.tsx";
import { PageHero } from "./page-hero.tsx";
import { ProductCard, ProductGrid } from "./product-card.tsx";
import { Section } from "./section.tsx";

type Product = Omit<ComponentProps<typeof ProductCard>, "level" | "children">;

/** A screen with one category of products: its hero and their cards. */
export function Catalogue({
  title,
  subtitle,
  cloth,
  category,
  products,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly cloth: ClothPattern;
  readonly category: string;
  readonly products: readonly Product[];
}) {
  return (
    <>
      <PageHero title={title} subtitle={subtitle} cloth={cloth} />
      <Section heading={category}>
        <ProductGrid columns={3}>
          {products.map((product) => (
            <ProductCard key={product.title} level="h3" {...product} />
          ))}
        </ProductGrid>
      </Section>
    </>
  );
}
