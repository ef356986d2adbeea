// A visitor whose browser translates the page would see it break, or lose what was typed.

import * as assert from "uvu/assert";
import { aboutUs } from "../../src/content/about-us.ts";
import { choosePhoto, PHOTO } from "../../src/tools/browser/forms.ts";
import { isHydrated } from "../../src/tools/browser/page.ts";
import { bring, type State, states } from "../../src/tools/browser/states.ts";
import { siteSuite } from "./site-suite.ts";
import { holdRequests, step } from "./visit.ts";

const { test, open } = siteSuite("translated page");

/**
 * Does to a page what a browser's translator does: replaces each text, and each that comes later,
 * by two nested `font` elements. Their text is the same here, so that tests can find it.
 *
 * @param begins when the translator begins: before or after hydration.
 */
function translate(begins: "prerendered" | "hydrated"): void {
  const put = (text: Node) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const putAll = () => {
    const root: HTMLElement | null = document.documentElement;
    if (root === null || (begins === "hydrated" && root.dataset.script !== "ready")) return;
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const isRead = !text.parentElement?.closest("font, head, script, style, textarea, option");
      if (isRead && text.nodeValue?.trim()) put(text);
    }
  };
  new MutationObserver(putAll).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  // React reports a hydration mismatch (its error 418), and renders the page again.
  window.addEventListener("error", (event) => {
    if (event.message.includes("#418")) event.preventDefault();
  });
}

const onPhone = states.filter(({ size }) => size !== "desktop");
/** What a hydrated page renders later is what a translator's changes may stand in the way of. */
const rendersMore = ({ route, shows }: State) => shows !== undefined || route.startsWith("/news");

for (const [begins, visited] of [
  // React renders each of these anew.
  ["prerendered", onPhone.filter(({ name }) => /^(home|our team|login)$/.test(name))],
  ["hydrated", onPhone.filter(rendersMore)],
] as const) {
  test(`a page that is translated once it is ${begins} shows ${visited.length} states`, async () => {
    const page = await open({
      size: "phone",
      errorsExpected: true,
      prepare: (context) => context.addInitScript(translate, begins),
    });
    for (const state of visited) {
      await step(state.name, async () => {
        await bring(page, state);
        await page.locator("main h1:visible > font").first().waitFor();
      });
    }
  });
}

/** A page that is translated before its script comes, when `release` is called. */
async function openTranslated(route: string) {
  const { hold, release } = holdRequests("**/main-*.js");
  const page = await open({
    route,
    size: "phone",
    loading: true,
    errorsExpected: true,
    prepare: async (context) => {
      await hold(context);
      await context.addInitScript(translate, "prerendered" as const);
    },
  });
  const comeAnew = async () => {
    const renderedAnew = page.waitForEvent("console", (message) => message.text().includes("418"));
    release();
    await renderedAnew;
    await isHydrated(page);
  };
  return { page, comeAnew };
}

test("what was filled in before the script came stays where the page was translated then", async () => {
  const { page, comeAnew } = await openTranslated("/about-us");
  const { firstName, topics } = aboutUs.newsletter;
  await page.getByLabel(firstName).fill("Musu");
  await page.getByLabel(topics[0].label).check();
  await comeAnew();
  assert.is(await page.getByLabel(firstName).inputValue(), "Musu");
  assert.ok(await page.getByLabel(topics[0].label).isChecked());
  assert.not(await page.getByLabel(topics[1].label).isChecked());
});

test("what was chosen before the script came stays where the page was translated then", async () => {
  const { page, comeAnew } = await openTranslated("/accounts");
  await page.getByLabel("Gender").selectOption("Female");
  await choosePhoto(page, PHOTO);
  await comeAnew();
  assert.is(await page.getByLabel("Gender").inputValue(), "Female");
  await page.getByText(PHOTO.name).first().waitFor();
});

test.run();
