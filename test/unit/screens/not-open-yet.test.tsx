import { screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { openSite } from "../frame/visit.tsx";

const test = pageSuite("not open yet");

for (const [hash, title] of [
  ["#/login", "Login / Sign Up"],
  ["#/accounts", "Open a New Bank Account"],
  ["#/forgot-password", "Forgot Password"],
  ["#/reset-password/a-token?email=musu%40example.com", "Reset Password"],
] as const) {
  test(`${hash} says that it can't be done online yet, and leads to the contact`, async () => {
    await openSite(hash);
    const main = within(screen.getByRole("main"));

    assert.is(main.getByRole("heading", { level: 1 }).textContent, title);
    assert.ok(main.getByText(/can't be done online yet/));
    assert.is(main.getByRole("link", { name: "Contact Us" }).getAttribute("href"), "#/contact-us");
  });
}

test.run();
