/** The next visit fills in the e-mail address that a visitor let the site remember. */
import * as assert from "uvu/assert";
import { rememberedEmail } from "../../../src/session/remembered-email.ts";
import { storeItems } from "../../../src/tools/browser/sample-session.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("remembered e-mail");

for (const [what, items, email] of [
  ["an address to forget", { rememberedEmail: "a@b.lr", rememberMe: "false" }, null],
  ["an address with a space", { rememberedEmail: "a@b.lr ", rememberMe: "true" }, "a@b.lr"],
  ["the text of a fault", { rememberedEmail: "undefined", rememberMe: "true" }, null],
] as const) {
  test(`with ${what} stored, ${email ?? "nothing"} is remembered`, () => {
    storeItems(items);
    assert.is(rememberedEmail(), email);
  });
}

test.run();
