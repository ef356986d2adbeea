import type { Choice } from "../content/product.ts";
import { screens } from "../screen-table.ts";
import { Rows } from "../ui/rows.tsx";
import { Section } from "../ui/section.tsx";
import { linkWith } from "./target.ts";

type ChooserProps = {
  /** The path of the screen with the products' cards. */
  readonly path: string;
  readonly heading: string;
  readonly choices: readonly Choice[];
};

/** Leads from what a visitor needs to the product for it. */
export function Chooser({ path, heading, choices }: ChooserProps) {
  const rows = choices.map(({ need: text, name, ...choice }) =>
    "apply" in choice
      ? { text, name, href: linkWith(screens.accounts.path, "type", choice.apply) }
      : { text, name, href: linkWith(path, "product", choice.product), below: true },
  );
  return (
    <Section heading={heading} cream>
      <Rows rows={rows} wide />
    </Section>
  );
}
