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

/**
 * All other text needs 7:1, or 4.5:1 if it is large. The second rule ignores a contrast so low that
 * the first one finds it.
 */
const CONTRAST = ["color-contrast", "color-contrast-enhanced"];

/** The states whose contrasts are tested beside those of each screen's first state. */
export const COLOURED_STATES: readonly string[] = [
  "contact us",
  "faq, an answer",
  "login, refused",
  "application, incomplete",
  "application, receipt",
  "forgot password, sent",
];

/** What axe finds wrong in a part of the page. */
async function violations(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ([part, options]) => (await window.axe.run(part, options)).violations,
    [part, { ...options, resultTypes: ["violations"], preload: false }] satisfies [
      string,
      RunOptions,
    ],
  );
  const isLegibleError = ({ any }: AxeResults["violations"][number]["nodes"][number]) =>
    any.some(({ data }) => data?.fgColor === CLAY && data.contrastRatio >= CONTRAST_OF_ERRORS);
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isLegibleError(node))
      .map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

/** The faults of a part of the page for assistive technology. */
export const axeViolations = (page: Page, part: string): Promise<string[]> =>
  violations(page, part, { rules: { "color-contrast": { enabled: false } } });

/** The visible texts whose contrast with the background is too low. */
export const lowContrasts = (page: Page): Promise<string[]> =>
  violations(page, "body", { runOnly: CONTRAST });
