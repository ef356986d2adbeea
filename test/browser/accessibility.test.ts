import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { cutTexts, lowContrasts, smallTargets } from "./inspect.ts";
import { type Size, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { bring, states } from "./states.ts";
import { ENLARGED, NARROW, overhang, step, withStyle } from "./visit.ts";

const { test, open } = siteSuite("accessibility");

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run: () => Promise<AxeResults> };
  }
}

/** Looks for what is wrong with a page in every state in turn. */
async function inspect(page: Page, size: Size, look: (page: Page) => Promise<readonly string[]>) {
  const found: string[] = [];
  for (const state of states.filter((state) => (state.size ?? size) === size)) {
    await step(state.name, async () => {
      await bring(page, state);
      for (const problem of await look(page)) found.push(`${state.name}: ${problem}`);
    });
  }
  assert.is(found.join("\n"), "");
}

async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate(() => window.axe.run());
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

const sideways = async (page: Page) => {
  const pixels = await overhang(page);
  return pixels > 0 ? [`${pixels} pixels stand out`] : [];
};

for (const size of sizes) {
  test(`every state of every screen can be used by everyone on a ${size}`, async () => {
    const page = await open({
      size,
      errorsExpected: true,
      prepare: (context) => context.addInitScript(axe),
    });
    await inspect(page, size, async (page) => [
      ...(await violations(page)),
      ...(await lowContrasts(page)),
      ...(await smallTargets(page)),
      ...(await sideways(page)),
    ]);
  });
}

for (const [name, style] of [
  ["twice as large", ENLARGED],
  [
    "spaced out",
    `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
     p { margin-bottom: 2em !important }`,
  ],
] as const) {
  test(`nothing scrolls sideways or is cut in a window of 320 pixels with text ${name}`, async () => {
    const page = await open({
      size: "phone",
      errorsExpected: true,
      prepare: (context) => withStyle(context, style),
    });
    await page.setViewportSize(NARROW);
    await inspect(page, "phone", async (page) => [
      ...(await sideways(page)),
      ...(await cutTexts(page)),
    ]);
  });
}

test.run();
