/** What happens during a visit, for the models of the portal's screens. */
import { act, cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import * as assert from "uvu/assert";
import { App } from "../../../src/app.tsx";
import { setLastEmail } from "../../../src/session/login-email.ts";
import { newVisitor } from "../../../src/session/stored-session.ts";
import { storeItems } from "../../../src/tools/browser/sample-session.ts";
import { setHidden, storeSession } from "../../helpers/rendered-site.tsx";

const inOtherTab = (change: () => void) =>
  act(async () => {
    change();
    window.dispatchEvent(new window.Event("storage"));
  });

/** Both begin a new visitor in every tab. */
export const logInElsewhere = () =>
  inOtherTab(() => {
    storeSession({ name: "Kofi Elsewhere", email: "user@example.com" });
    storeItems(newVisitor());
  });
export const logOutElsewhere = () =>
  inOtherTab(() => {
    window.localStorage.clear();
    storeItems(newVisitor());
  });

/** Reloads the page, as a phone does whose camera needed the memory. */
export async function reloadPage(): Promise<void> {
  await setHidden(true);
  const stored = { ...window.sessionStorage };
  cleanup();
  // A phone stops the page without a further event.
  window.sessionStorage.clear();
  Object.assign(window.sessionStorage, stored);
  // It lasts as long as the page.
  setLastEmail("");
  await setHidden(false);
  await act(async () => {
    render(createElement(App));
  });
}

/** All that a visitor reads, toasts included. */
export const pageText = () => document.body.textContent ?? "";
export const screenText = () => document.querySelector("main")?.textContent ?? "";

/** Nothing says both, whatever was sent before. */
export function assertOneVoice(failure: string, mayHaveArrived: string): void {
  const says = [failure, mayHaveArrived].filter((text) => pageText().includes(text));
  assert.ok(says.length < 2, `the page says "${says.join('" and "')}"`);
}

/** Asserts that each banner and each failure's toast is gold if an attempt may have succeeded, else red. */
export function assertGold(mayHaveSucceeded: boolean): void {
  for (const message of document.querySelectorAll("form [data-form-error], :not(p)[role=alert]"))
    assert.is(
      message.matches("[class*=uncertain]"),
      mayHaveSucceeded,
      `"${message.textContent}" is ${mayHaveSucceeded ? "red" : "gold"}`,
    );
}

/** Asserts that the screen says something if it is true, and that nothing says it if it isn't. */
export function assertSays(text: string, isTrue: boolean): void {
  const found = isTrue ? screenText() : pageText();
  assert.is(found.includes(text), isTrue, `"${text}" is ${isTrue ? "missing" : "false"}`);
}
