/** Renders the site, acts on it as a visitor does, and sets the device's preferences. */
import { mock } from "node:test";
import { act, render } from "@testing-library/react";
import * as assert from "uvu/assert";
import { App } from "../../src/app.tsx";
import { followLocation } from "../../src/routing/router.ts";
import { watchVisitor } from "../../src/session/visitor.ts";
import { sessionItems, storeItems } from "../../src/tools/browser/sample-session.ts";
import type { domSuite } from "./dom-suite.ts";

watchVisitor();

/** Sets the hash before the site is rendered. */
export function openAt(hash: string): void {
  window.location.hash = hash;
  // happy-dom gives the entry the state of the last one.
  window.history.replaceState(null, "");
  // happy-dom fires its own event later.
  window.dispatchEvent(new window.Event("hashchange"));
  followLocation();
}

/** Opens the site at an address, as a visitor does who types it in. */
export async function openSite(hash: string): Promise<void> {
  openAt(hash);
  await act(async () => {
    render(<App />);
  });
}

/** Calls a function that changes the hash, and waits until the site has rendered its screen. */
export async function waitForNavigation(move: () => void): Promise<void> {
  let hasMoved = false;
  const note = () => {
    hasMoved = true;
  };
  await act(async () => {
    window.addEventListener("hashchange", note, { once: true });
    move();
    // happy-dom fires the event in a timer without a delay.
    await new Promise<void>((resolve) => window.setTimeout(resolve));
  });
  assert.ok(hasMoved, "nothing has changed the hash");
}

export function changeHash(hash: string): Promise<void> {
  return waitForNavigation(() => {
    window.location.hash = hash;
  });
}

export const storeSession = (user: Readonly<Record<string, unknown>> = { name: "Musu Kollie" }) =>
  storeItems(sessionItems(user));

/** The items of the local storage, except the visitor's id, which any page adds. */
export function stored(storage = window.localStorage): Record<string, string> {
  const { visitorId, ...items } = { ...storage };
  return items;
}

/** Opens or closes a `details`, as a browser does for a click on its `summary`. */
export async function toggle(details: HTMLDetailsElement): Promise<void> {
  await act(async () => {
    details.open = !details.open;
  });
}

export async function scrollTo(position: number): Promise<void> {
  await act(async () => {
    document.documentElement.scrollTop = position;
    window.dispatchEvent(new window.Event("scroll"));
  });
}

/** Records the positions that each test scrolls to. */
export function recordScrolls(test: ReturnType<typeof domSuite>): unknown[] {
  const { scrollTo } = window;
  const positions: unknown[] = [];
  test.before.each(() => {
    positions.length = 0;
    window.scrollTo = (...position: unknown[]) => positions.push(...position);
  });
  test.after.each(() => {
    window.scrollTo = scrollTo;
  });
  return positions;
}

export async function setHidden(hidden: boolean): Promise<void> {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  await act(async () => {
    document.dispatchEvent(new window.Event("visibilitychange", { bubbles: true }));
  });
}

/** Makes the device prefer reduced motion until the end of the test. */
export const preferReducedMotion = () =>
  mock.method(window, "matchMedia", (query: string) => ({
    matches: query === "(prefers-reduced-motion: reduce)",
  }));

/** Answers the browser's confirmation dialogs from now on. @returns their questions. */
export function answerConfirms(answer: boolean): string[] {
  const questions: string[] = [];
  window.confirm = (question) => {
    questions.push(String(question));
    return answer;
  };
  return questions;
}
