/** A page whose script fails or is late offers to load again, and reloads only if that helps. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/inline-script.ts";
import { reloadButton } from "../../../src/content/frame.ts";
import { openScriptWindow } from "../../helpers/script-window.ts";

const test = suite("recovery");
const script = (await inlineScript("head")) + (await inlineScript("before-hydration"));

/** How long the host may take to respond. */
const HOST_TIMEOUT_MS = 10_000;

const responds = (status: number) => async () => ({ status });

/** Opens a page that has requested its script. There, ten seconds pass at once, and no more. */
function open(respond: () => Promise<unknown>) {
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
    fetch: respond,
    setTimeout: (callback: () => void, delay: number) => {
      if (delay <= HOST_TIMEOUT_MS) return setTimeout(callback);
      late = callback;
      return 0;
    },
  });
  window.eval(script);
  const { documentElement: root } = window.document;
  return {
    calls,
    state: () => [root.dataset.script, "offersReload" in root.dataset],
    wait: () => late(),
    hydrate: () => {
      root.dataset.script = "ready";
    },
    fail: (file = "assets/main-1.js") => {
      const filename = `https://bank.example/${file}`;
      window.dispatchEvent(new window.ErrorEvent("error", { filename }));
    },
    navigate: () => window.dispatchEvent(new window.Event("hashchange")),
    press: () => window.document.querySelector("button")?.click(),
    status: () => window.document.querySelector("[role=status]")?.textContent,
    settle: () => window.happyDOM.waitUntilComplete(),
  };
}

test("a page whose script fails reloads at the next navigation, without its service worker", async () => {
  const page = open(responds(200));
  page.navigate();
  await page.settle();
  page.fail("extension.js");
  assert.equal([page.state(), page.calls], [["requested", false], []]);
  page.fail();
  await page.settle();
  assert.equal([page.state(), page.calls], [[undefined, true], []]);
  page.navigate();
  await page.settle();
  assert.equal(page.calls, ["unregister", "reload"]);
});

const LOADS = [reloadButton.busy, ["unregister", "reload"]] as const;
const STAYS = [reloadButton.failed, []] as const;

for (const [what, respond, [said, calls]] of [
  ["responds with 200", responds(200), LOADS],
  // Some hosts refuse `HEAD`.
  ["responds with 405", responds(405), LOADS],
  ["responds with 501", responds(501), LOADS],
  ["responds with 500", responds(500), STAYS],
  ["responds with 503", responds(503), STAYS],
  ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch")), STAYS],
  ["hasn't responded after ten seconds", () => new Promise(() => {}), STAYS],
] as const) {
  test(`Load again of a late script says at once that it loads, and then "${said}" if the host ${what}`, async () => {
    const page = open(respond);
    page.wait();
    assert.equal(page.state(), ["requested", true]);
    page.press();
    assert.is(page.status(), reloadButton.busy);
    await page.settle();
    assert.equal([page.status(), page.calls], [said, calls]);
  });
}

test("Load again says whether it loads while a navigation is asking the host already", async () => {
  let refuse = () => {};
  const page = open(
    () =>
      new Promise((_, reject) => {
        refuse = () => reject(new TypeError("Failed to fetch"));
      }),
  );
  page.fail();
  page.navigate();
  page.press();
  assert.is(page.status(), reloadButton.busy);
  refuse();
  await page.settle();
  assert.equal([page.status(), page.calls], STAYS);
});

test("Load again may be pressed again if the script arrived while the host was asked", async () => {
  let asked = 0;
  let answer = (_: unknown) => {};
  const page = open(() => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  page.press();
  page.press();
  page.hydrate();
  answer({ status: 200 });
  await page.settle();
  page.press();
  assert.equal([asked, page.calls], [2, []]);
});

test.run();
