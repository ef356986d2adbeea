/**
 * The slides know whether they are seen, the page moves little for a visitor who prefers that, and
 * a form knows whether it is filled in.
 */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import * as assert from "uvu/assert";
import { useFormFilledIn } from "../../../src/lib/browser-state.ts";
import { scrollToTop } from "../../../src/lib/scroll.ts";
import { ToastProvider } from "../../../src/lib/toasts.tsx";
import { useForm } from "../../../src/lib/use-form.ts";
import { useNearViewport, useOnScreen } from "../../../src/lib/viewport.ts";
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

const NAMES = ["email"] as const;

test("a form is filled in while it has something that the visitor has entered", () => {
  let form: ReturnType<typeof useForm<"email">> | undefined;
  function Page() {
    form = useForm(NAMES);
    const { error, ...email } = form.field("email");
    return (
      <form ref={form.ref}>
        <input {...email} aria-label="Email" />
        <input type="checkbox" />
      </form>
    );
  }
  const State = () => <p>{useFormFilledIn() ? "filled in" : "empty"}</p>;
  render(<Page />, { wrapper: ToastProvider });
  const field = screen.getByLabelText<HTMLInputElement>("Email");
  // Before hydration, without an event that a component could have received.
  field.value = "ama@example.com";
  render(<State />);
  const assertState = (state: string) => assert.ok(screen.getByText(state), state);
  const enter = (value: string) => fireEvent.input(field, { target: { value } });

  assertState("filled in");
  enter("");
  assertState("empty");
  act(() => form?.fill({ email: "musu@example.com" }));
  fireEvent.focusIn(field);
  assertState("empty");
  fireEvent.click(screen.getByRole("checkbox"));
  assertState("empty");
  enter("musu@example.co");
  assertState("filled in");
  act(() => form?.clear());
  fireEvent.focusIn(field);
  assertState("empty");
});

test.run();
