import { choosePhoto, PHOTO } from "./portal.ts";
import { siteSuite } from "./site-suite.ts";
import { bring, type State, states } from "./states.ts";
import { step } from "./visit.ts";

const { test, open } = siteSuite("translated page");

/**
 * Does to a page what a browser's translator does: each text, and each that comes later, gives way
 * to two `font` elements with another in them. Here that says the same, to be found by it.
 *
 * @param begins at what the translator begins: the bare document, or the page once it is alive.
 */
function translate(begins: "bare" | "alive"): void {
  const put = (text: Node) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const putAll = () => {
    const root: HTMLElement | null = document.documentElement;
    if (root === null || (begins === "alive" && !("ready" in root.dataset))) return;
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
  // React says that the page isn't as the build drew it (its error 418), and draws it anew.
  window.addEventListener("error", (event) => {
    if (event.message.includes("#418")) event.preventDefault();
  });
}

/** The page of a visitor whose browser translates it, in each of these states in turn. */
async function visitAll(begins: "bare" | "alive", visited: readonly State[]): Promise<void> {
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
}

const onPhone = states.filter(({ size }) => size !== "desktop");
const isBare = ({ before, after }: State) => before === undefined && after === undefined;

test("a page that is translated before it is alive shows every screen", () =>
  visitAll("bare", onPhone.filter(isBare)));

test("a page that is translated when it is alive shows what visitors do and meet", () =>
  visitAll(
    "alive",
    onPhone.filter((state) => !isBare(state)),
  ));

test("the button for a photo says in a translated page, too, that another can be chosen", async () => {
  const page = await open({
    route: "/accounts",
    size: "phone",
    prepare: (context) => context.addInitScript(translate, "alive" as const),
  });
  await page.locator("label > span > font", { hasText: "Take or choose a photo" }).waitFor();
  await choosePhoto(page, PHOTO);
  await page.locator("label", { hasText: "Choose another photo" }).waitFor();
});

test.run();
