import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { usePageHidden } from "../../../src/lib/page-visibility.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { setHidden } from "../frame/visit.tsx";
import { listenersLeftBy } from "./watch-listeners.ts";

const test = pageSuite("page visibility");
test.after.each(() => setHidden(false));

function Page() {
  return <p>{usePageHidden() ? "hidden" : "seen"}</p>;
}

const shown = () => screen.getByText(/./).textContent;

test("a page knows when it goes into the background and when it comes back", async () => {
  render(<Page />);
  assert.is(shown(), "seen");
  await setHidden(true);
  assert.is(shown(), "hidden");
  await setHidden(false);
  assert.is(shown(), "seen");
});

test("a page that is opened in the background knows it", async () => {
  await setHidden(true);
  render(<Page />);

  assert.is(shown(), "hidden");
});

test("a page that is gone doesn't listen any more", () => {
  const left = listenersLeftBy(document, () => render(<Page />).unmount());

  assert.is(left, 0);
});

test.run();
