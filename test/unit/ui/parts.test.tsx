/** A button would submit the form around it, or a screen reader would say nothing of a wait. */
import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Button } from "../../../src/ui/button.tsx";
import { Loading, Skeleton } from "../../../src/ui/loading.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("parts");

test("a button without a type doesn't submit the form around it", () => {
  let submitted = false;
  const submit = () => {
    submitted = true;
  };
  render(
    <form onSubmit={submit}>
      <Button look="primary">Press</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Press" }));
  assert.not(submitted);
});

test("a screen reader reads the loading text, not the skeleton", () => {
  render(
    <Loading text="One moment...">
      <Skeleton shape="line" />
      <button type="button">A shape</button>
    </Loading>,
  );
  assert.is(screen.getByRole("status").textContent, "One moment...");
  assertAbsent(screen.queryByRole("button"));
});

test.run();
