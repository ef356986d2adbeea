import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { endSession, nameOf, startSession, useSession } from "../../../src/session/session.ts";
import { useOpenAccountLink } from "../../../src/shared/use-open-account-link.ts";
import { storeItems } from "../../../src/tools/browser/sample-session.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { refuseStorage } from "../../helpers/refuse-storage.ts";
import { changeHash, stored, storeSession } from "../../helpers/rendered-site.tsx";

const test = domSuite("session");

// A session that the storage refused is in the module's memory, and would reach the next test.
test.after.each(() => endSession());

function Page() {
  const session = useSession();
  return (
    <a href={useOpenAccountLink()}>
      {session.isLoggedIn ? `Logged in as ${session.name ?? "nobody"}` : "Logged out"}
    </a>
  );
}

const link = () => screen.getByRole("link");
const shown = () => link().textContent;

const storage = window.localStorage;

const authToken = "a-token";
const token = "a-token";
const user = JSON.stringify({ name: "Ama" });
const OUT = "Logged out";
const AMA = "Logged in as Ama";
const NOBODY = "Logged in as nobody";

for (const [what, items, text] of [
  ["nothing", {}, OUT],
  ["the first token and a user", { authToken, user }, AMA],
  ["the second token and a user", { token, user }, AMA],
  ["an empty first token, a second and a user", { authToken: "", token, user }, AMA],
  ["a token without a user", { authToken, token }, OUT],
  ["a user without a token", { user }, OUT],
  ["a user that is no JSON", { authToken, user: '{"name":"Am' }, NOBODY],
] as const) {
  test(`with ${what} stored, the page says "${text}"`, () => {
    storeItems(items);
    render(<Page />);

    assert.is(shown(), text);
    assert.is(link().getAttribute("href"), text === OUT ? "#/login/sign-up" : "#/accounts");
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
  render(<Page />);
  act(() => startSession("a-token", { name: " Ama " }));
  await changeHash("#/faq");
  assert.is(shown(), AMA);
  assert.equal(stored(storage), {});
  act(() => endSession());
  assert.is(shown(), OUT);
});

test.run();
