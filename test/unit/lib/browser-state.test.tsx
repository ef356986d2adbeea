/** The slides would run unseen, or move for a visitor who asked for less motion. */
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import * as assert from "uvu/assert";
import {
  scrollToTop,
  useNearViewport,
  useOnScreen,
  usePageHidden,
  useScrollPosition,
} from "../../../src/lib/browser-state.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import {
  preferReducedMotion,
  recordScrolls,
  scrollTo,
  setHidden,
} from "../../helpers/rendered-site.tsx";

const test = pageSuite("browser state");
const places = recordScrolls(test);

// The page is unmounted here, so no component needs to be told.
test.after.each(() => {
  Reflect.deleteProperty(document, "hidden");
  document.documentElement.scrollTop = 0;
});

let renders = 0;
function Page({ useState }: { readonly useState: () => boolean }) {
  renders++;
  return <p>{useState() ? "yes" : "no"}</p>;
}
const shown = () => screen.getByText(/yes|no/).textContent;

const useFar = () => useScrollPosition((position) => position > 300);

for (const [what, useState, prepare] of [
  ["is scrolled beyond a position", useFar, () => (far: boolean) => scrollTo(far ? 301 : 300)],
  ["is in the background", usePageHidden, () => setHidden],
] as const) {
  test(`a component knows, at first and after each change, whether the page ${what}`, async () => {
    const change = prepare();
    const page = render(<Page useState={useState} />);
    assert.is(shown(), "no");
    await change(true);
    assert.is(shown(), "yes");
    await change(false);
    assert.is(shown(), "no");

    page.unmount();
    await change(true);
    render(<Page useState={useState} />);
    assert.is(shown(), "yes");
  });
}

test("scrolling renders only when the outcome of the test changes", async () => {
  renders = 0;
  render(<Page useState={useFar} />);
  for (const position of [10, 200, 400, 500, 600]) await scrollTo(position);

  assert.is(renders, 2);
});

function Watched() {
  const element = useRef<HTMLParagraphElement>(null);
  const onScreen = useOnScreen(element);
  const [near, wasNear] = useNearViewport();
  return (
    <p ref={element}>
      <span
        ref={near}
      >{`${onScreen ? "on" : "off"} screen, ${wasNear ? "came near" : "far"}`}</span>
    </p>
  );
}

test("the last of several observer entries decides what is on screen", async () => {
  const { IntersectionObserver } = globalThis;
  const reports: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
  class Observer {
    constructor(report: (typeof reports)[number]) {
      reports.push(report);
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.defineProperty(globalThis, "IntersectionObserver", { value: Observer });
  try {
    render(<Watched />);
    for (const [changes, words] of [
      [[false], "off screen, far"],
      [[true, false], "off screen, came near"],
      [[false, true], "on screen, came near"],
    ] as const) {
      await act(async () => {
        for (const report of reports) report(changes.map((isIntersecting) => ({ isIntersecting })));
      });
      assert.is(screen.getByText(/screen/).textContent, words);
    }
  } finally {
    Object.defineProperty(globalThis, "IntersectionObserver", { value: IntersectionObserver });
  }
});

for (const [visitor, behavior, askFor] of [
  ["a visitor", "smooth", () => () => {}],
  ["a visitor who asked for less motion", "auto", preferReducedMotion],
] as const) {
  test(`for ${visitor} the scroll behaviour to the top is ${behavior}`, () => {
    const restore = askFor();
    try {
      scrollToTop();
    } finally {
      restore();
    }
    assert.equal(places, [{ top: 0, behavior }]);
  });
}

test.run();
