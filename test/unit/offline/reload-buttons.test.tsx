/** A press on a button that reloads the page is answered at once, and doesn't wait for long. */
import { mock } from "node:test";
import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { frame, reloadButton } from "../../../src/content/frame.ts";
import { Failure } from "../../../src/frame/failure.tsx";
import { NewVersion } from "../../../src/offline/new-version.tsx";
import { registerServiceWorker } from "../../../src/offline/registration.ts";
import { advanceClock, stopTimeouts } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("reload buttons");

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the page is reloaded ten seconds after a press on the new version's button if no new service worker has taken over, and the button stays busy", async () => {
  const events = new EventTarget();
  const registration = Object.assign(events, {
    waiting: { postMessage: () => {} },
    active: {},
    installing: null,
  });
  // It never fires `controllerchange`.
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  const reload = mock.method(window.location, "reload", () => {});
  await registerServiceWorker();
  render(<NewVersion />);

  stopTimeouts();
  press(frame.newVersion.action);
  screen.getByRole("button", { name: frame.newVersion.busy });
  await advanceClock(9999);
  assert.is(reload.mock.callCount(), 0);
  await advanceClock(1);
  assert.is(reload.mock.callCount(), 1);
  screen.getByRole("button", { name: frame.newVersion.busy });
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("Load again says that it is busy until the host has responded", () => {
  stopTimeouts();
  mock.method(globalThis, "fetch", () => new Promise(() => {}));
  render(<Failure />);
  press(reloadButton.action);
  screen.getByRole("button", { name: reloadButton.busy });
  assert.is(screen.getByRole("status").textContent, reloadButton.busy);
});

test.run();
