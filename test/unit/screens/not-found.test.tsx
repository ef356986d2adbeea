import { render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { StaticPart } from "../../../src/lib/static-part.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("not found");

test("it says so and leads home or to somebody who can help", () => {
  render(<StaticPart name="not-found" />);
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "Page not found");
  assert.equal(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    [
      ["Go to Home", "#/"],
      ["Contact Us", "#/contact-us"],
    ],
  );
});

test.run();
