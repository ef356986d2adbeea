import { type ComponentType, memo, useState } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../../src/build/render-static-parts.tsx";
import { OneOpen } from "../../../src/ui/accordion.tsx";
import { TextField } from "../../../src/ui/field.tsx";

const test = suite("render static parts");

function Counter() {
  const [count] = useState(0);
  return <p>{count}</p>;
}

const Memo = memo(() => <p>Words</p>);

for (const [what, Part, reason] of [
  [
    "a handler",
    () => <button type="button" onClick={() => {}} />,
    /<button> has the handler onClick/,
  ],
  ["a handler deep within", () => <div>{[<OneOpen key="a">Words</OneOpen>]}</div>, /handler ref/],
  ["a hook", Counter, /Counter calls the hook useState/],
  [
    "a hook of one of its components",
    () => (
      <ul>
        <li>
          <Counter />
        </li>
      </ul>
    ),
    /the hook useState/,
  ],
  ["a component that is no function", () => <Memo />, /only functions/],
] as const satisfies readonly (readonly [string, ComponentType, RegExp])[]) {
  test(`a static part with ${what} stops the build, which names the part and the reason`, () => {
    assert.throws(() => renderStaticParts([["answer", Part]]), /static part "answer"/);
    assert.throws(() => renderStaticParts([["answer", Part]]), reason);
  });
}

const Words = () => <p>Words</p>;

test("a name that two static parts have stops the build", () => {
  const twice = [
    ["answer", Words],
    ["answer", Counter],
  ] as const;
  assert.throws(() => renderStaticParts(twice), 'Two static parts have the name "answer"');
});

test("a name that no static part has is an error that says where they are named", () => {
  const htmlOf = renderStaticParts([["answer", Words]]);
  assert.is(htmlOf("answer"), "<p>Words</p>");
  assert.throws(() => htmlOf("question"), "src/build/static-parts.ts has no part question");
});

test("the fields of two static parts have ids of their own", () => {
  const Field = () => <TextField label="Name" name="name" />;
  const htmlOf = renderStaticParts([
    ["a", Field],
    ["b", Field],
  ]);
  const idOf = (name: string) => / id="([^"]+)"/.exec(htmlOf(name))?.[1];
  assert.type(idOf("a"), "string");
  assert.is.not(idOf("a"), idOf("b"));
});

test.run();
