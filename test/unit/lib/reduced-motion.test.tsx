import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { prefersReducedMotion, useReducedMotion } from "../../../src/lib/reduced-motion.ts";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("reduced motion");
const { matchMedia } = window;

/**
 * A device whose wish can change; it knows no other question than this one. As Safari before 14 has
 * it, a wish has no `addEventListener`.
 */
function device() {
  const listeners = new Set<() => void>();
  const wish = {
    matches: false,
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = (query) => {
    assert.is(query, "(prefers-reduced-motion: reduce)");
    return wish as unknown as MediaQueryList;
  };
  const change = async (matches: boolean) => {
    wish.matches = matches;
    await act(async () => {
      for (const listener of listeners) listener();
    });
  };
  return { listeners, change };
}

test.after.each(() => {
  window.matchMedia = matchMedia;
});

function Page() {
  return <p>{useReducedMotion() ? "still" : "moving"}</p>;
}

const shown = () => screen.getByText(/./).textContent;

test("a device that asks for nothing gets motion", () => {
  assert.is(prefersReducedMotion(), false);
});

test("a page follows the device's wish", async () => {
  const { change } = device();
  render(<Page />);
  assert.is(shown(), "moving");
  assert.is(prefersReducedMotion(), false);

  await change(true);
  assert.is(shown(), "still");
  assert.is(prefersReducedMotion(), true);
  await change(false);
  assert.is(shown(), "moving");
});

test("a page knows the wish from the start", async () => {
  await device().change(true);
  render(<Page />);

  assert.is(shown(), "still");
});

test("a page that is gone doesn't listen any more", () => {
  const { listeners } = device();
  const { unmount } = render(<Page />);
  assert.is(listeners.size, 1);

  unmount();
  assert.is(listeners.size, 0);
});

test.run();
