/** A screen would lose its words, or show what a visitor before typed. */
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { renderStaticParts } from "../../../src/build/render-static-parts.tsx";
import {
  StaticPartHtml,
  staticPart,
  staticParts,
  storeStaticParts,
} from "../../../src/lib/static-part.tsx";
import { assertSame } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("static part");

const Answer = staticPart("answer", () => (
  <details>
    <summary>Why?</summary>Because.
  </details>
));
const Question = staticPart("question", () => (
  <form>
    <input name="fullName" />
  </form>
));

/** Prerenders the part, as the build does. @returns the element around it. */
function prerender(Part: ComponentType = Answer): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToString(
    <StaticPartHtml value={renderStaticParts(staticParts)}>
      <Part />
    </StaticPartHtml>,
  );
  return place;
}

test("a static part shows the prerendered HTML, which no script contains", () => {
  storeStaticParts(prerender());
  render(<Answer />);
  assert.is(screen.getByRole("group").textContent, "Why?Because.");
});

test("a static part that is shown again has none of its earlier changes", () => {
  storeStaticParts(prerender());
  const { unmount } = render(<Answer />);
  screen.getByRole<HTMLDetailsElement>("group").open = true;
  unmount();
  render(<Answer />);
  assert.is(screen.getByRole<HTMLDetailsElement>("group").open, false);
});

test("a static part has none of the values that a browser filled in", () => {
  const place = prerender(Question);
  const field = place.querySelector("input");
  if (field) field.value = "Musu Kollie";
  storeStaticParts(place);
  render(<Question />);
  assert.is(screen.getByRole<HTMLInputElement>("textbox").value, "");
});

test("hydration keeps the elements of a static part and their changes", async () => {
  const place = prerender();
  document.body.append(place);
  const details = place.querySelector("details");
  assert.ok(details);
  if (details) details.open = true;
  storeStaticParts(place);
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Answer />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );

  assert.equal(complaints, []);
  assertSame(place.querySelector("details"), details);
  assert.ok(details?.open);
  await act(async () => root.unmount());
});

test.run();
