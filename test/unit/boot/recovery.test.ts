/** A page whose script has failed reloads once the cause is gone. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/scripts.ts";
import { openScriptWindow } from "../../helpers/script-window.ts";

const test = suite("recovery");
const script = await inlineScript("head");

test("a page whose service worker can't be unregistered tries it again at the next navigation", async () => {
  const window = openScriptWindow("https://bank.example/");
  let attempts = 0;
  const unregister = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("The browser is busy");
  };
  const reloaded = new Promise((resolve) => {
    window.location.reload = () => resolve("reloaded");
  });
  Object.assign(window, { fetch: async () => ({ status: 200 }) });
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
