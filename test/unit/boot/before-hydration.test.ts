/**
 * Before hydration, a link would show another title or place than after it, or a press would be
 * carried out that the visitor no longer waits for.
 */
import { Window } from "happy-dom";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { screens } from "../../../src/screen-table.ts";

const test = suite("scripts before hydration");

const NAME = "First · Bank <!--<script></script>";
// The settings are read when they are first imported.
process.env.COMPANY_NAME = NAME;
const { inlineScript } = await import("../../../src/build/scripts.ts");
const script = (await inlineScript("head")) + (await inlineScript("before-hydration"));

/** Opens a document with this body at a hash, and runs its scripts. */
function open(hash: string, body = "", prepare = (_: Window) => {}) {
  const window = new Window({
    url: `https://bank.example/${hash}`,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  window.document.title = `${screens.home.title} · ${NAME}`;
  window.document.body.innerHTML = body;
  // happy-dom doesn't know how the page was opened.
  Object.assign(window.performance, { navigation: { type: 0, TYPE_NAVIGATE: 0 } });
  prepare(window);
  window.eval(script);
  return window;
}

for (const [hash, title] of [
  ["", screens.home.title],
  ["#/faq", screens.faq.title],
  ["#/accounts\u{1f448}?type=susu", screens.accounts.title],
  ["#/Reset-Password/AbC?Email=a@b.lr", screens.resetPassword.title],
  ["#/nothing", screens.notFound.title],
] as const) {
  test(`${hash || "an address without a hash"} has the title "${title}" before hydration`, () => {
    assert.is(open(hash).document.title, `${title} · ${NAME}`);
  });
}

test("the institution's name hides or ends no script of the document", () => {
  assert.not.match(script, /<!--|<\/script/);
});

const SUSU = "#/our-products/account-types?product=susu";

/** Chrome before 64 throws for such a regular expression. */
function forgetProperties(window: Window) {
  window.eval(`const { RegExp: Known } = globalThis;
    globalThis.RegExp = function (text, flags) {
      if (text.includes("\\\\p{")) throw new SyntaxError("Invalid property name");
      return new Known(text, flags);
    };`);
}

test("in a browser that doesn't know \\p{…} in regular expressions, the page stays as it is without a script", () => {
  const { document, location } = open(`${SUSU}&utm_source=x`, "", forgetProperties);
  assert.is(document.title, `${screens.home.title} · ${NAME}`);
  assert.is(location.hash, `${SUSU}&utm_source=x`);
});

for (const [hash, corrected] of [
  [`${SUSU}&utm_source=x`, SUSU],
  ["#/Our-Products/Account-Types/?Product=Susu", SUSU],
  ["#/news?article=How-now!", "#/news?article=How-now!"],
  ["#/accounts?type=susu&utm_source=x", "#/accounts?type=susu&utm_source=x"],
] as const) {
  test(`the browser looks for ${corrected} if it opens ${hash}`, () => {
    assert.is(open(hash).location.hash, corrected);
  });
}

for (const control of ["a", "button", "summary", "label"]) {
  test(`before hydration a press on a ${control} replaces the press on a button`, () => {
    const body = `<button id="first"></button><${control} id="other"></${control}>`;
    const { document, Event } = open("#/login", body);
    const press = (id: string) => {
      document.getElementById(id)?.dispatchEvent(new Event("click", { bubbles: true }));
      return Array.from(document.querySelectorAll("[data-pressed]"), (element) => element.id);
    };
    assert.equal(press("first"), ["first"]);
    assert.equal(press("other"), control === "button" ? ["other"] : []);
  });
}

test.run();
