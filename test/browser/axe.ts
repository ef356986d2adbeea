import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The red of error messages needs a contrast of only 4.5:1 (WCAG, level AA). */
const [, CLAY = ""] = /--clay: (#\w+);/.exec(await readFile("src/ui/tokens.css", "utf8")) ?? [];
const CONTRAST_OF_ERRORS = 4.5;

const OPTIONS: RunOptions = {
  // All other text needs 7:1, or 4.5:1 if it is large.
  rules: { "color-contrast": { enabled: false }, "color-contrast-enhanced": { enabled: true } },
  resultTypes: ["violations"],
  preload: false,
  // The map is another site's.
  iframes: false,
};

/** The faults of a part of the page for assistive technology, and its texts of low contrast. */
export async function axeViolations(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ([part, options]) => (await window.axe.run(part, options)).violations,
    [part, OPTIONS] satisfies [string, RunOptions],
  );
  const isLegibleError = ({ any }: AxeResults["violations"][number]["nodes"][number]) =>
    any.some(({ data }) => data?.fgColor === CLAY && data.contrastRatio >= CONTRAST_OF_ERRORS);
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isLegibleError(node))
      .map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}
