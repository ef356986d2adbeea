/** Before hydration, a link has its title and place, and an old press isn't repeated. */
import type { Window } from "happy-dom";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/inline-script.ts";
import * as company from "../../../src/content/company.ts";
import { screens } from "../../../src/screen-table.ts";
import { openScriptWindow } from "../../helpers/script-window.ts";

const test = suite("scripts before hydration");

const script = (await inlineScript("head")) + (await inlineScript("before-hydration"));

function open(hash: string, body = "", prepare = (_: Window) => {}) {
  const window = openScriptWindow(`https://bank.example/${hash}`);
  window.document.title = `${screens.home.title} · ${company.name}`;
  window.document.body.innerHTML = body;
  prepare(window);
  window.eval(script);
  return window;
}

for (const [hash, title] of [
  ["", screens.home.title],
  ["#/faq", screens.faq.title],
  ["#/accounts\u{1f448}", screens.application.title],
  ["#/nothing", screens.notFound.title],
] as const) {
  test(`${hash || "an address without a hash"} has the title "${title}" before hydration`, () => {
    assert.is(open(hash).document.title, `${title} · ${company.name}`);
  });
}

test("the institution's name hides or ends no script of the document", () => {
  assert.not.match(script, /<!--|<\/script/);
});

for (const [visitor, connection, state] of [
  ["with Save-Data", { saveData: true }, undefined],
  ["with a 2g connection", { effectiveType: "2g" }, undefined],
  ["with a 3g connection", { saveData: false, effectiveType: "3g" }, "requested"],
  ["whose browser doesn't know its connection", {}, "requested"],
] as const) {
  test(`the script is ${state ? "" : "not "}requested at once for a visitor ${visitor}`, () => {
    const body = '<template id="script"><link></template>';
    const { document } = open("", body, ({ navigator }) =>
      Object.assign(navigator, { connection }),
    );
    assert.is(document.documentElement.dataset.script, state);
  });
}

const SUSU = "#/our-products/account-types?product=susu";

for (const [hash, corrected] of [
  ["#/Our-Products/Account-Types/?product=susu.", SUSU],
  ["#/accounts?type=susu&utm_source=x", "#/accounts?type=susu&utm_source=x"],
  // A mistyped address stays, so that the visitor can correct it.
  ["#/our-product?product=susu", "#/our-product?product=susu"],
  ["#/news/a-title?product=susu", "#/news/a-title?product=susu"],
] as const) {
  test(`the browser looks for ${corrected} if it opens ${hash}`, () => {
    assert.is(open(hash).location.hash, corrected);
  });
}

test("before hydration a new screen begins at its top, without a smooth scroll", () => {
  const scrolls: ScrollToOptions[] = [];
  const window = open("#/faq", "", (prepared) =>
    Object.assign(prepared, {
      scrollTo: (place: ScrollToOptions) => scrolls.push({ ...place }),
    }),
  );
  window.dispatchEvent(new window.Event("hashchange"));
  assert.equal(scrolls, [{ top: 0, behavior: "auto" }]);
});

/** Presses a button before hydration. @returns the page, and the ids of the buttons to press. */
function openPressed(body = "") {
  const window = open("#/login", `<button id="pressed"></button>${body}`);
  const click = (id: string) =>
    window.document.getElementById(id)?.dispatchEvent(new window.Event("click", { bubbles: true }));
  click("pressed");
  const pressed = () =>
    Array.from(window.document.querySelectorAll("[data-pressed]"), ({ id }) => id);
  assert.equal(pressed(), ["pressed"]);
  return { window, click, pressed };
}

test("before hydration a press on a button replaces the one before it", () => {
  const { click, pressed } = openPressed('<button id="other"></button>');
  click("other");
  assert.equal(pressed(), ["other"]);
});

for (const [what, type] of [
  ["types", "input"],
  ["goes to another screen", "hashchange"],
] as const) {
  test(`before hydration a press on a button is taken back if the visitor ${what}`, () => {
    const { window, pressed } = openPressed("<input>");
    const target = type === "hashchange" ? window : window.document.querySelector("input");
    target?.dispatchEvent(new window.Event(type, { bubbles: true }));
    assert.equal(pressed(), []);
  });
}

test.run();
