/** The slides would run unseen, or the page would move for a visitor who prefers less motion. */
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import * as assert from "uvu/assert";
import { useNearViewport, useOnScreen } from "../../../src/lib/browser-state.ts";
import { scrollToTop } from "../../../src/lib/scroll.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { preferReducedMotion, recordScrolls } from "../../helpers/rendered-site.tsx";

const test = pageSuite("browser state");
const scrolls = recordScrolls(test);

function Watched() {
  const element = useRef<HTMLParagraphElement>(null);
  const onScreen = useOnScreen(element);
  const [near, wasNear] = useNearViewport();
  const text = `${onScreen ? "on" : "off"} screen, ${wasNear ? "was near" : "far"}`;
  return (
    <p ref={element}>
      <span ref={near}>{text}</span>
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
      [[true, false], "off screen, was near"],
      [[false, true], "on screen, was near"],
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

test("the page jumps to its top for a visitor who prefers reduced motion", () => {
  const restore = preferReducedMotion();
  try {
    scrollToTop();
  } finally {
    restore();
  }
  assert.equal(scrolls, [{ top: 0, behavior: "auto" }]);
});

test.run();
