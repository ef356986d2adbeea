import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import {
  scrollToTop,
  usePageHidden,
  useReducedMotion,
  useScrollPosition,
} from "../../../src/lib/browser-state.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { askForLessMotion, scrollTo, setHidden } from "../frame/visit.tsx";
import { listenersLeftBy } from "./watch-listeners.ts";

const test = pageSuite("browser state");
const { matchMedia, scrollTo: realScrollTo } = window;
let asked: unknown[] = [];

test.before.each(() => {
  asked = [];
  window.scrollTo = (...place: unknown[]) => asked.push(...place);
});
// What was rendered is gone by now, so nothing needs to be told.
test.after.each(() => {
  window.matchMedia = matchMedia;
  window.scrollTo = realScrollTo;
  Reflect.deleteProperty(document, "hidden");
  document.documentElement.scrollTop = 0;
});

const shown = () => screen.getByText(/./).textContent;

function Position({ onRender }: { readonly onRender?: () => void }) {
  const isFar = useScrollPosition((position) => position > 300);
  onRender?.();
  return <p>{isFar ? "far" : "near"}</p>;
}

test("a page follows the position that it is scrolled to", async () => {
  render(<Position />);
  assert.is(shown(), "near");

  for (const [position, text] of [
    [300, "near"],
    [301, "far"],
    [5000, "far"],
    [300, "near"],
    [0, "near"],
  ] as const) {
    await scrollTo(position);
    assert.is(shown(), text, `${position}`);
  }
});

test("a page that is already scrolled knows it from the start", async () => {
  await scrollTo(400);
  render(<Position />);

  assert.is(shown(), "far");
});

test("a page renders only where the test's outcome changes", async () => {
  let renders = 0;
  render(<Position onRender={() => renders++} />);
  for (const position of [10, 200, 400, 500, 600]) await scrollTo(position);

  assert.is(renders, 2);
});

test("a page that is gone doesn't listen to its scrolling any more", () => {
  const left = listenersLeftBy(window, () => render(<Position />).unmount());

  assert.is(left, 0);
});

test("the way to the top is smooth", () => {
  scrollToTop();

  assert.equal(asked, [{ top: 0, behavior: "smooth" }]);
});

test("the way to the top is a jump for whoever asked for less motion", () => {
  const restore = askForLessMotion();
  try {
    scrollToTop();
  } finally {
    restore();
  }

  assert.equal(asked, [{ top: 0, behavior: "auto" }]);
});

function Visibility() {
  return <p>{usePageHidden() ? "hidden" : "seen"}</p>;
}

test("a page knows when it goes into the background and when it comes back", async () => {
  render(<Visibility />);
  assert.is(shown(), "seen");
  await setHidden(true);
  assert.is(shown(), "hidden");
  if (document.hidden) await setHidden(false);
  assert.is(shown(), "seen");
});

test("a page that is opened in the background knows it", async () => {
  await setHidden(true);
  render(<Visibility />);

  assert.is(shown(), "hidden");
});

test("a page that is gone doesn't listen to its visibility any more", () => {
  const left = listenersLeftBy(document, () => render(<Visibility />).unmount());

  assert.is(left, 0);
});

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

function Motion() {
  return <p>{useReducedMotion() ? "still" : "moving"}</p>;
}

test("a device that asks for nothing gets motion", () => {
  render(<Motion />);

  assert.is(shown(), "moving");
});

test("a page follows the device's wish", async () => {
  const { change } = device();
  render(<Motion />);
  assert.is(shown(), "moving");

  await change(true);
  assert.is(shown(), "still");
  await change(false);
  assert.is(shown(), "moving");
});

test("a page knows the wish from the start", async () => {
  await device().change(true);
  render(<Motion />);

  assert.is(shown(), "still");
});

test("a page that is gone doesn't listen to the device's wish any more", () => {
  const { listeners } = device();
  const { unmount } = render(<Motion />);
  assert.is(listeners.size, 1);

  unmount();
  assert.is(listeners.size, 0);
});

test.run();
