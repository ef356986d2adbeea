/** Before hydration the document has all screens and forms. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prerenderPage } from "../../../src/build/prerender.tsx";

const test = suite("prerendering");

const page = Object.values(await prerenderPage())
  .flat()
  .join("");
const all = (attribute: RegExp) => Array.from(page.matchAll(attribute), ([, value = ""]) => value);
const ids = all(/ id="([^"]+)"/g);

test("each link of the site leads to an element, and so to its screen without a script", () => {
  const links = all(/ href="#([^"]+)"/g);
  assert.ok(links.length > 50, "links are missing");
  assert.equal(
    links.filter((link) => !ids.includes(link)),
    [],
  );
});

test("each id in the document is that of one element, and none comes from useId", () => {
  assert.ok(ids.length > 20, "ids are missing");
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  assert.equal(repeated, [], "the first argument of useForm begins the ids of its fields");
  assert.not.match(ids.join(" "), /_R_/);
});

test.run();
