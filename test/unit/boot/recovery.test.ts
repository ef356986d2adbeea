/** A page whose script failed would never reload, not even when the cause is gone. */
import { Window } from "happy-dom";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/scripts.ts";

const test = suite("recovery");
const script = await inlineScript("head");

test("a page whose service worker can't be unregistered tries it again at the next navigation", async () => {
  const window = new Window({
    url: "https://bank.example/",
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  let attempts = 0;
  const unregister = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("The browser is busy");
  };
  const reloaded = new Promise((resolve) => {
    window.location.reload = () => resolve("reloaded");
  });
  Object.assign(window, { fetch: async () => ({ status: 200 }) });
  Object.assign(window.performance, { navigation: { type: 0 } });
  Object.defineProperty(window.navigator, "serviceWorker", {
    value: { controller: {}, getRegistration: async () => ({ unregister }) },
  });
  window.eval(script);
  const filename = "https://bank.example/assets/main-1.js";
  window.dispatchEvent(new window.ErrorEvent("error", { filename }));
  await window.happyDOM.waitUntilComplete();
  assert.is(attempts, 1);

  window.dispatchEvent(new window.Event("hashchange"));
  assert.is(await reloaded, "reloaded");
  assert.is(attempts, 2);
});

test.run();
