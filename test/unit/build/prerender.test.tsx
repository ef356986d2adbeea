/** The document has every screen, so that a visitor can read it before its script arrives. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";
import { screens } from "../../../src/screen-table.ts";

const test = suite("prerender");

test("the document has a section for each screen, in the table's order", async () => {
  const { toHome, rest } = await prerenderPage();
  assert.equal(
    Array.from((toHome + rest).matchAll(/<section id="([^"]+)">/g), ([, id]) => id),
    Object.values(screens).map(({ path }) => path),
  );
});

test.run();
