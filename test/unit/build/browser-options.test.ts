/**
 * The site uses none of the CSS and browser APIs listed here, which are too new for the phones that
 * it supports. esbuild rewrites most of the other CSS, and TypeScript refuses newer JavaScript. The
 * lists aren't complete.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/inline-script.ts";
import { styleSheets } from "../../../src/build/styles.ts";
import { withoutComments } from "../../helpers/without-comments.ts";

const test = suite("oldest browsers");

const TOO_NEW_CSS = [
  ["a logical shorthand", /\b((padding|margin|border)-(inline|block):|inset-(inline|block))/],
  ["inset with a variable, which esbuild leaves as it is", /[{;]inset:/],
  ["aspect-ratio", /[{;]aspect-ratio:/],
  ["gap in a flex box", /\{(?=[^}]*display:(inline-)?flex)(?=[^}]*[{;](row-|column-)?gap:(?!0))/],
  [":is or :where", /:(is|where)\(/],
  ["a list in :not", /:not\([^()]*,/],
  [":focus-visible but in :focus:not(:focus-visible)", /(?<!:focus:not\():focus-visible/],
  [
    ":focus-visible or :has in a list of selectors, all of which the oldest browsers then drop",
    /[{}][^{}]*(,[^{}]*:(focus-visible|has)|:(focus-visible|has)\b[^{}]*,)[^{}]*\{/,
  ],
  ["a layer or a container", /@(layer|container)/],
  ["the keyword revert", /:revert\b/],
  ["overflow: clip", /overflow(-[xy])?:clip/],
  ["a new unit", /\d(r?lh|r?cap|[sld]v[hwib]|cq[whib])\b/],
  ["a new function of colour", /\b(color-mix|light-dark)\(/],
] as const;

/** The style sheets as they ship, without their `@supports` rules. */
const css = Object.values(await styleSheets())
  .join("")
  .replace(/@supports.*?\}\}/gs, "");

for (const [feature, pattern] of TOO_NEW_CSS) {
  test(`no style sheet that ships needs ${feature}`, () => {
    const found = pattern.exec(css);
    const excerpt = found && css.slice(Math.max(0, found.index - 60), found.index + 100);
    assert.is(excerpt, null);
  });
}

const TOO_NEW_APIS = (
  "?.(... AbortSignal.any AbortSignal.timeout adoptedStyleSheets canParse checkVisibility randomUUID " +
  "replaceChildren requestSubmit showModal showPopover startViewTransition structuredClone " +
  "throwIfAborted"
).split(" ");

/** Files that no browser runs. */
const NOT_SHIPPED = /^((build|tools)[\\/]|settings)/;

test("no module of the site, its packages aside, calls a listed API that the oldest browsers lack", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .map((file) => join("src", file));
  assert.ok(files.length > 100);
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, "utf8"));
    return TOO_NEW_APIS.flatMap((api) => (text.includes(api) ? `${file}: ${api}` : []));
  });
  assert.equal(found, []);
});

for (const name of ["head", "before-hydration", "typed-address"] as const) {
  test(`a browser that can't parse the site's newest syntax runs nothing of ${name}`, async () => {
    // `?.` and `??` are of Chrome 80, `\p{…}` of Firefox 78 (MDN).
    assert.ok((await inlineScript(name)).startsWith(String.raw`null?.x??/\p{L}/u;`));
  });
}

test.run();
