/** Without this a button would send a form that it only stands in, or a wait be silent. */
import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Button } from "../../../src/ui/button.tsx";
import { Loading, Skeleton } from "../../../src/ui/loading.tsx";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("parts");

for (const [type, submits] of [
  [undefined, false],
  ["submit", true],
] as const) {
  test(`a button of ${type ?? "no"} type ${submits ? "submits" : "does not submit"} its form`, () => {
    let submitted = false;
    const submit = (event: React.FormEvent) => {
      event.preventDefault();
      submitted = true;
    };
    render(
      <form onSubmit={submit}>
        <Button look="primary" {...(type && { type })}>
          Press
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Press" }));
    assert.is(submitted, submits);
  });
}

test("a screen reader hears that something loads, and nothing of its skeleton", () => {
  render(
    <Loading text="One moment...">
      <Skeleton shape="line" />
      <button type="button">A shape</button>
    </Loading>,
  );
  assert.is(screen.getByRole("status").textContent, "One moment...");
  assert.is(screen.queryByRole("button"), null);
});

test.run();
