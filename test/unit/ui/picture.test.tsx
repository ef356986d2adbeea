/** A reader whose line drops reads what a picture shows. */
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import * as assert from "uvu/assert";
import { Picture } from "../../../src/ui/picture.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("picture");

const ALT = "Two notebook pages";
const picture = () => document.querySelector("img");
const fail = () => fireEvent.error(picture() ?? document.body);

function renderPicture(alt: string, fallback?: ReactNode): void {
  render(<Picture src="/a.png" width={800} height={560} alt={alt} fallback={fallback} />);
}

test("a picture that fails to load leaves its alternative text", () => {
  renderPicture(ALT);
  assert.is(picture()?.alt, ALT);
  assertAbsent(screen.queryByText(ALT));
  fail();
  assertAbsent(picture());
  assert.ok(screen.getByText(ALT));
  assert.is(document.querySelector("svg")?.getAttribute("viewBox"), "0 0 800 560");
});

for (const [what, alt, fallback, shown] of [
  ["its fallback", ALT, <p key="fallback">No preview</p>, "No preview"],
  ["nothing if it has no alternative text", "", undefined, ""],
] as const) {
  test(`a picture that fails to load leaves ${what}`, () => {
    renderPicture(alt, fallback);
    fail();
    assert.is(document.body.textContent, shown);
    assertAbsent(document.querySelector("svg"));
  });
}

test.run();
