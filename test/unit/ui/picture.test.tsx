/** A reader whose line drops reads what a picture shows. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import * as assert from "uvu/assert";
import { Picture } from "../../../src/ui/picture.tsx";
import { assertAbsent } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("picture");

const ALT = "Two notebook pages";
const picture = () => document.querySelector("img");
const fail = () => fireEvent.error(picture() ?? document.body);
const goOnline = () => act(async () => window.dispatchEvent(new window.Event("online")));

function renderPicture(alt: string, fallback?: ReactNode): void {
  render(<Picture src="/a.png" width={800} height={560} alt={alt} fallback={fallback} />);
}

test("a picture that fails to load leaves its alternative text until the network is back", async () => {
  renderPicture(ALT);
  for (let times = 0; times < 2; times += 1) {
    assert.is(picture()?.alt, ALT);
    assertAbsent(screen.queryByText(ALT));
    fail();
    assertAbsent(picture());
    assert.ok(screen.getByText(ALT));
    assert.is(document.querySelector("svg")?.getAttribute("viewBox"), "0 0 800 560");
    await goOnline();
  }
  assert.ok(picture());
});

for (const [what, alt, fallback, shown] of [
  ["its fallback", ALT, <p key="fallback">No preview</p>, "No preview"],
  ["nothing if it has no alternative text", "", undefined, ""],
] as const) {
  test(`a picture that fails to load leaves ${what}, until the network is back`, async () => {
    renderPicture(alt, fallback);
    fail();
    assert.is(document.body.textContent, shown);
    assertAbsent(document.querySelector("svg"));
    await goOnline();
    assert.ok(picture());
    assert.is(document.body.textContent, "");
  });
}

test.run();
