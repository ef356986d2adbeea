import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Boundary } from "../../../src/ui/boundary.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { listenTo } from "../screens/network.ts";

const test = pageSuite("boundary");
listenTo(test, "error");

const Broken = () => {
  throw new Error("Secret");
};

test("what can be shown is shown", () => {
  render(
    <Boundary otherwise="Sorry">
      <p>Words</p>
    </Boundary>,
  );
  assert.ok(screen.getByText("Words"));
  assert.is(screen.queryByText("Sorry"), null);
});

test("in place of what fails stands something else, and the rest goes on", () => {
  render(
    <>
      <Boundary otherwise={<p>Sorry</p>}>
        <Broken />
      </Boundary>
      <p>Words</p>
    </>,
  );
  assert.equal(
    screen.getAllByText(/./).map(({ textContent }) => textContent),
    ["Sorry", "Words"],
  );
});

test.run();
