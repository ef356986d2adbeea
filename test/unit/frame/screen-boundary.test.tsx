import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ScreenBoundary } from "../../../src/frame/screen-boundary.tsx";
import { listenTo } from "../screens/network.ts";
import { pageSuite } from "./page-suite.ts";

const test = pageSuite("screen boundary");
listenTo(test, "error");

test("a screen that can be shown is shown", () => {
  render(
    <ScreenBoundary>
      <h1>A screen</h1>
    </ScreenBoundary>,
  );
  assert.is(screen.getByRole("heading").textContent, "A screen");
});

test("in place of one that can't there is a way on", () => {
  const Broken = () => {
    throw new Error("This screen is broken");
  };
  render(
    <ScreenBoundary>
      <Broken />
    </ScreenBoundary>,
  );
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "This page could not be shown");
  assert.ok(screen.getByRole("button", { name: "Load again" }));
  assert.is(screen.queryByText(/This screen is broken/), null);
});

test.run();
