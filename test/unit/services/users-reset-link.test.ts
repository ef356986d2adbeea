import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkResetLink, resetPassword } from "../../../src/services/users.ts";
import { settings } from "../../../src/settings.ts";
import { exchange } from "./exchange.ts";

const test = suite("users' reset links");

/** The addresses, below the users API, that a token and an e-mail address are sent to. */
async function addressesOf(token: string, email: string): Promise<readonly URL[]> {
  const checked = await exchange((signal) => checkResetLink(token, email, signal));
  const set = await exchange((signal) =>
    resetPassword(token, { email, password: "secret" }, signal),
  );
  return [...checked.requests, ...set.requests].map(({ url }) => new URL(url));
}

const below = new URL(settings.usersApi).pathname;
const isDots = (token: string) => token === "." || token === "..";

test("any token is one segment of the path, and any e-mail address one value", async () => {
  const sign = fc.constantFrom(..."/\\?#&=+%;:@ .\t\n\"'<>é🐷");
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.array(sign, { minLength: 1 }).map((signs) => signs.join("")),
    fc.constantFrom("../login", "%2e%2e", "%2F", "a/b?email=x", "__proto__", "+"),
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (token, email) => {
      fc.pre(!isDots(token));
      const [check, set, ...more] = await addressesOf(token, email);
      const segment = encodeURIComponent(token);

      assert.equal(more, []);
      assert.is(check?.pathname, `${below}/validate-reset-token/${segment}`);
      assert.equal([...(check?.searchParams ?? [])], [["email", email]]);
      assert.is(check?.hash, "");
      assert.is(set?.pathname, `${below}/reset-password/${segment}`);
      assert.is(set?.search, "");
    }),
  );
});

for (const token of [".", ".."]) {
  test(`a token of ${token} leads to no other call of the backend`, async () => {
    // However such a segment is encoded, an address does without it.
    for (const { pathname } of await addressesOf(token, "a@b.lr"))
      assert.match(pathname, /\/(validate-reset-token|reset-password)\/[^/]+$/);
  });
}

test.run();
