/** A button in a static part would ship, and do nothing. */
import { render } from "@testing-library/react";
import { type ComponentType, memo, useState } from "react";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../../src/build/render-static-parts.tsx";
import { ExclusiveAccordion } from "../../../src/ui/accordion.tsx";
import { suite } from "../../helpers/suite.ts";

const test = suite("render static parts");

// Before its first render React has another message for a hook outside of a render.
test.before(() => {
  render(<p />).unmount();
});

function Counter() {
  const [count] = useState(0);
  return <p>{count}</p>;
}

const Memo = memo(() => <p>Words</p>);

for (const [fault, Part, reason] of [
  [
    "a handler",
    () => <button type="button" onClick={() => {}} />,
    /<button> has the handler onClick/,
  ],
  [
    "a nested handler",
    () => <div>{[<ExclusiveAccordion key="a">Words</ExclusiveAccordion>]}</div>,
    /handler ref/,
  ],
  [
    "a nested hook",
    () => (
      <ul>
        <li>
          <Counter />
        </li>
      </ul>
    ),
    /Invalid hook call/,
  ],
  ["a component that is no function", () => <Memo />, /only functions/],
] as const satisfies readonly (readonly [string, ComponentType, RegExp])[]) {
  test(`the build fails at a static part with ${fault}, and names the part and the reason`, () => {
    assert.throws(() => renderStaticParts(new Map([["answer", Part]])), /static part "answer"/);
    assert.throws(() => renderStaticParts(new Map([["answer", Part]])), reason);
  });
}

test("a static part without handlers and hooks is rendered to HTML", () => {
  const parts = new Map([["answer", () => <p>Words</p>]]);
  assert.is(renderStaticParts(parts).get("answer"), "<p>Words</p>");
});

test.run();
