/** The document has every screen, so that a visitor can read it before its script arrives. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage, splitPage } from "../../../src/build/prerender.tsx";
import { screens } from "../../../src/screen-table.ts";

const test = suite("prerender");

test("splitPage splits a page around its screen, and removes the preload links of React", () => {
  const page =
    '<link rel="preload" as="image"/><nav></nav><main><section>Words</section></main><i></i>';
  assert.equal(splitPage(page, "/faq"), {
    before: "<nav></nav><main>",
    screen: "Words",
    after: "</main><i></i>",
  });
});

test("the build fails at a page without a screen, and names the page", () => {
  assert.throws(
    () => splitPage("<main><section></section></main>", "/faq"),
    "The page of /faq has no <section> with a screen in its <main>",
  );
});

test("the document has a section for each screen, in the table's order", async () => {
  const { toHome, rest } = await prerenderPage();
  assert.equal(
    Array.from((toHome + rest).matchAll(/<section id="([^"]+)">/g), ([, id]) => id),
    Object.values(screens).map(({ path }) => path),
  );
});

test.run();
