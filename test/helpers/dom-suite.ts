import { mock } from "node:test";
import { cleanup, configure } from "@testing-library/react";
import { suite } from "uvu";
import { followLocation } from "../../src/routing/router.ts";

// A busy machine may be slow.
configure({
  asyncUtilTimeout: 10_000,
  // The default error prints the whole page, and fails on happy-dom.
  getElementError: (message) => new Error(message ?? "The element isn't there"),
});

/** Each test begins with an empty screen, storage and hash, and may stop the clock. */
export function domSuite(name: string) {
  const test = suite(name);
  test.after.each(emptyPage);
  return test;
}

export async function emptyPage(): Promise<void> {
  cleanup();
  mock.reset();
  document.body.innerHTML = "";
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.hash = "";
  // A component that is rendered without the app would still read the last test's address.
  followLocation();
  // happy-dom fires `hashchange` in a timer without a delay.
  await new Promise<void>((resolve) => window.setTimeout(resolve));
}
