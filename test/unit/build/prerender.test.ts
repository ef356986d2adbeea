/** Before hydration the document has all forms. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";

const test = suite("prerendering");

test("each id in the document is that of one element, and none comes from useId", async () => {
  const page = Object.values(await prerenderPage())
    .flat()
    .join("");
  const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
  assert.ok(ids.length > 20, "ids are missing");
  assert.equal(ids, [...new Set(ids)]);
  assert.not.match(ids.join(" "), /_R_/);
});

test.run();
