import type { ComponentProps } from "react";
import { CallToAction } from "./call-to-action.tsx";
import type { ClothPattern } from "./cloth.tsx";
import { Section } from "./layout.tsx";
import { PageHero } from "./page-hero.tsx";
import { ProductCard, ProductGrid } from "./product-card.tsx";

type Product = Omit<ComponentProps<typeof ProductCard>, "level" | "children">;

/** A screen of one category of products, and what to do about them next. */
export function Catalogue({
  title,
  subtitle,
  cloth,
  category,
  products,
  next,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly cloth: ClothPattern;
  readonly category: string;
  readonly products: readonly Product[];
  readonly next: ComponentProps<typeof CallToAction>;
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
      <CallToAction {...next} />
    </>
  );
}
