/** The bar shows who is logged in, also after another tab, or a storage that is full. */
import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { barWords } from "../../../src/content/navigation.ts";
import { Bar } from "../../../src/frame/bar.tsx";
import { endSession, nameOf, startSession } from "../../../src/session/session.ts";
import { storeItems } from "../../../src/tools/browser/sample-session.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { refuseStorage } from "../../helpers/refuse-storage.ts";
import { changeHash, stored, storeSession } from "../../helpers/rendered-site.tsx";

const test = domSuite("session");

// A session that the storage refused is in the module's memory, and would reach the next test.
test.after.each(() => endSession());

/** Asserts that the bar greets a visitor by this name; undefined if nobody is logged in. */
function assertGreets(name: string | null | undefined): void {
  const isLoggedIn = name !== undefined;
  const link = screen.getByRole("link", { name: barWords.openAccount });
  assert.is(link.getAttribute("href"), isLoggedIn ? "#/accounts" : "#/login/sign-up");
  assert.is(screen.queryByRole("link", { name: barWords.login }) === null, isLoggedIn);
  assert.is(screen.queryByRole("button", { name: barWords.logout }) !== null, isLoggedIn);
  const greeting = isLoggedIn ? screen.getByText(barWords.welcome(name)) : null;
  // The bar may cut a long name: the tooltip has all of it.
  assert.is(greeting?.title, isLoggedIn ? (name ?? "") : undefined);
}

const storage = window.localStorage;

const authToken = "a-token";
const token = "a-token";
const user = JSON.stringify({ name: "Ama" });

for (const [what, items, name] of [
  ["nothing", {}, undefined],
  ["the first token and a user", { authToken, user }, "Ama"],
  ["the second token and a user", { token, user }, "Ama"],
  ["an empty first token, a second and a user", { authToken: "", token, user }, "Ama"],
  ["a token without a user", { authToken, token }, undefined],
  ["a user without a token", { user }, undefined],
  ["a user that is no JSON", { authToken, user: '{"name":"Am' }, null],
] as const) {
  test(`with ${what} stored, the bar ${name === undefined ? "offers the login" : `greets ${name ?? "without a name"}`}`, () => {
    storeItems(items);
    render(<Bar />);
    assertGreets(name);
    assert.equal(stored(), items);
  });
}

for (const [value, name] of [
  [{ name: " Nyanquoi Sumo-Kpadeh " }, "Nyanquoi Sumo-Kpadeh"],
  [{ name: "Ama undefined" }, null],
  [{ name: "null Kollie" }, null],
  [{ name: "[object Object] Kollie" }, null],
  [{ name: { first: "Ama" } }, null],
  [null, null],
] as const) {
  test(`the user ${JSON.stringify(value)} ${name ? `is greeted as ${name}` : "is greeted without a name"}`, () => {
    assert.is(nameOf(value), name);
  });
}

test("if the storage is full, nothing of a session is stored, and it lasts until logging out", async () => {
  storeSession();
  refuseStorage("full", (key) => key !== "user");
  render(<Bar />);
  act(() => startSession("a-token", { name: " Ama " }));
  await changeHash("#/faq");
  assertGreets("Ama");
  assert.equal(stored(storage), {});
  act(() => endSession());
  assertGreets(undefined);
});

test.run();
