/**
 * `npm run shots -- [names]`, which a maintainer runs after a change of the look: takes screenshots
 * of every state at three widths, and of the first window of a phone, into the folder `shots`. With
 * parts of names it takes only these states. The exit code is 1 if a state can't be reached.
 */
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { refuse } from "../build/refuse.js";
import { launchInstalled } from "./browser/launch.ts";
import { openState, states } from "./browser/screen-states.ts";
import { buildWithContent } from "./helpers/build-site.ts";
import { startStaticServer } from "./server/static-server.ts";

const FOLDER = "shots";
const BUILT = resolve("node_modules/.cache/shots");
// A phone of 360×640 shows 560, since the browser's bar covers the rest.
const windows = [
  { width: 360, height: 560, hasTouch: true, firstWindow: true },
  { width: 768, height: 1024, hasTouch: true, firstWindow: false },
  { width: 1440, height: 900, hasTouch: false, firstWindow: false },
] as const;

/** Waits until every picture has loaded or failed, also those that are far below the window. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    // Before the page is printed, it replaces all placeholders by their pictures.
    window.dispatchEvent(new Event("beforeprint"));
    // A picture that fails to load has a fallback.
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });

const names = process.argv.slice(2);
const chosen = states.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
if (chosen.length === 0)
  refuse(`No state has "${names.join('" or "')}" in its name. The states are:
${states.map(({ name }) => name).join("\n")}`);

const browser = await launchInstalled();
const content = await buildWithContent(BUILT);
const server = await startStaticServer({ folder: BUILT, port: 0 });
for (const { width, height, hasTouch, firstWindow } of windows) {
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch,
    serviceWorkers: "block",
  });
  const take = (name: string, fullPage: boolean) =>
    page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage, animations: "disabled" });
  await page.goto(server.origin);
  for (const state of chosen) {
    const shot = `${state.name}, ${width}`;
    try {
      await openState(page, state);
      await loadPictures(page);
      if (firstWindow) await take(`${shot}x${height}`, false);
      await take(shot, true);
      console.log(shot);
    } catch (error) {
      console.log(`FAILED ${shot}: ${error}`);
      process.exitCode = 1;
    }
  }
}
await browser.close();
await server.close();
await content.close();
