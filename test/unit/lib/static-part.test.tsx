import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { drawnPart, keepStaticParts, staticPart } from "../../../src/lib/static-part.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("static part");

const Drawn = drawnPart("Answer", () => (
  <details>
    <summary>Why?</summary>Because.
  </details>
));
const Taken = staticPart("Answer");

/** Lays the part into the document, as the build does, and gives the element that holds it. */
function draw(): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Drawn />);
  document.body.append(place);
  return place;
}

test("it is shown as the build drew it, though the script knows no word of it", () => {
  const place = draw();
  place.remove();
  keepStaticParts(place, false);
  render(<Taken />);
  assert.is(screen.getByRole("group").textContent, "Why?Because.");
});

test("whatever was done to it is undone when it is shown again", () => {
  const place = draw();
  place.remove();
  keepStaticParts(place, false);
  const { unmount } = render(<Taken />);
  screen.getByRole<HTMLDetailsElement>("group").open = true;
  unmount();
  render(<Taken />);
  assert.is(screen.getByRole<HTMLDetailsElement>("group").open, false);
});

test("React takes over the elements that stand there, and what was done to them stays", async () => {
  const place = draw();
  const details = place.querySelector("details");
  assert.ok(details);
  if (details) details.open = true;
  keepStaticParts(place, true);
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Taken />, { onRecoverableError: (error) => complaints.push(error) }),
  );

  assert.equal(complaints, []);
  assert.is(place.querySelector("details"), details);
  assert.ok(details?.open);
  await act(async () => root.unmount());
  place.remove();
});

test.run();
