import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { scrollToTop, useScrollPosition } from "../../../src/lib/scroll.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { askForLessMotion, scrollTo } from "../frame/visit.tsx";
import { listenersLeftBy } from "./watch-listeners.ts";

const test = pageSuite("scroll");
const { scrollTo: realScrollTo } = window;
let asked: unknown[] = [];

test.before.each(() => {
  asked = [];
  window.scrollTo = (...place: unknown[]) => asked.push(...place);
});
test.after.each(async () => {
  window.scrollTo = realScrollTo;
  await scrollTo(0);
});

function Page({ onRender }: { readonly onRender?: () => void }) {
  const isFar = useScrollPosition((position) => position > 300);
  onRender?.();
  return <p>{isFar ? "far" : "near"}</p>;
}

const shown = () => screen.getByText(/./).textContent;

test("a page follows the position that it is scrolled to", async () => {
  render(<Page />);
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
  render(<Page />);

  assert.is(shown(), "far");
});

test("a page renders only where the test's outcome changes", async () => {
  let renders = 0;
  render(<Page onRender={() => renders++} />);
  for (const position of [10, 200, 400, 500, 600]) await scrollTo(position);

  assert.is(renders, 2);
});

test("a page that is gone doesn't listen any more", () => {
  const left = listenersLeftBy(window, () => render(<Page />).unmount());

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

test.run();
