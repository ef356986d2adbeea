/** A page whose script fails or is late offers to load again, and reloads only if that helps. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/inline-script.ts";
import { reloadButton } from "../../../src/content/frame.ts";
import { OFFER_RELOAD_AFTER_MS } from "../../../src/lib/reload.ts";
import { openScriptWindow } from "../../helpers/script-window.ts";

const test = suite("recovery");
const script = (await inlineScript("head")) + (await inlineScript("before-hydration"));

/** Opens a page that has requested its script. Its host responds with the status. */
function open(status: number) {
  const window = openScriptWindow("https://bank.example/");
  const calls: string[] = [];
  let late = () => {};
  window.document.body.innerHTML = `<template id="script"><link></template>
    <div data-load-again><button></button><p role="status"></p></div>`;
  window.location.reload = () => calls.push("reload");
  const registration = { unregister: async () => calls.push("unregister") };
  Object.defineProperty(window.navigator, "serviceWorker", {
    value: { controller: {}, getRegistration: async () => registration },
  });
  const { setTimeout } = window;
  Object.assign(window, {
    fetch: async () => ({ status }),
    setTimeout: (callback: () => void, delay: number) => {
      if (delay === OFFER_RELOAD_AFTER_MS) late = callback;
      return delay === OFFER_RELOAD_AFTER_MS ? 0 : setTimeout(callback, delay);
    },
  });
  window.eval(script);
  const { documentElement: root } = window.document;
  return {
    calls,
    state: () => [root.dataset.script, "offersReload" in root.dataset],
    wait: () => late(),
    fail: (file = "assets/main-1.js") => {
      const filename = `https://bank.example/${file}`;
      window.dispatchEvent(new window.ErrorEvent("error", { filename }));
    },
    navigate: async () => {
      window.dispatchEvent(new window.Event("hashchange"));
      await window.happyDOM.waitUntilComplete();
    },
    press: () => window.document.querySelector("button")?.click(),
    status: () => window.document.querySelector("[role=status]")?.textContent,
    settle: () => window.happyDOM.waitUntilComplete(),
  };
}

test("a page whose script fails reloads at the next navigation, without its service worker", async () => {
  const page = open(200);
  await page.navigate();
  page.fail("extension.js");
  assert.equal([page.state(), page.calls], [["requested", false], []]);
  page.fail();
  await page.settle();
  assert.equal([page.state(), page.calls], [[undefined, true], []]);
  await page.navigate();
  assert.equal(page.calls, ["unregister", "reload"]);
});

for (const [status, said, calls] of [
  [200, reloadButton.busy, ["unregister", "reload"]],
  [503, reloadButton.failed, []],
] as const) {
  test(`Load again of a late script says at once that it loads, and then "${said}" if the host responds ${status}`, async () => {
    const page = open(status);
    page.wait();
    assert.equal(page.state(), ["requested", true]);
    page.press();
    assert.is(page.status(), reloadButton.busy);
    await page.settle();
    assert.equal([page.status(), page.calls], [said, calls]);
  });
}

test.run();
