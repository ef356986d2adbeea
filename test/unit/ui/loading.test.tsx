/** A screen reader hears what loads. */
import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Loading } from "../../../src/ui/loading.tsx";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("loading");

test("the text is added to a live region that was empty, since only changes are announced", () => {
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  render(<Loading text="Loading news..." />);
  const region = screen.getByRole("status");
  assert.is(region.textContent, "Loading news...");
  const changes = observer.takeRecords().filter(({ target }) => region.contains(target));
  assert.is(changes.length, 1);
});

test.run();
