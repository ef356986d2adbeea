/** The page shows the lobby hours and, within ten seconds, whether the lobby is open. */
import { mock } from "node:test";
import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import { ContactStrip } from "../../../src/frame/floating-controls.tsx";
import { LobbyHours } from "../../../src/shared/lobby-hours.tsx";
import { factsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("lobby hours");

const HOURS = [
  ["Monday to Friday", "9:00am-2:00pm"],
  ["Saturday", "9:00am-12:00pm"],
];

for (const [part, texts] of [
  [<LobbyHours key="list" />, HOURS.flat()],
  [<ContactStrip key="strip" />, ["Mon-Fri 9:00am-2:00pm", "Sat 9:00am-12:00pm"]],
] as const)
  test(`without a script the ${part.key} of lobby hours has all hours and no status`, () => {
    const html = renderToStaticMarkup(part);
    for (const text of texts) assert.match(html, text);
    assert.not.match(html, /Open/);
  });

test("the lobby's status is updated within ten seconds", () => {
  mock.timers.enable({ apis: ["Date", "setInterval"], now: Date.UTC(2026, 10, 25, 13, 59, 55) });
  render(<LobbyHours />);
  assert.ok(screen.getByText("Open now, until 2:00pm"));
  act(() => mock.timers.tick(10_000));
  assert.ok(screen.getByText("Opens Thursday, 9:00am"));
  assert.equal(factsOf(screen.getAllByRole("term")), HOURS);
});

test.run();
