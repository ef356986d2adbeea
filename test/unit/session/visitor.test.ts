/** The next visitor of a phone sees nothing of what the last one has entered. */
import * as assert from "uvu/assert";
import { readDraft, writeDraft } from "../../../src/session/draft.ts";
import { startSession } from "../../../src/session/session.ts";
import { visitorKey, watchVisitor } from "../../../src/session/visitor.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { storeSession } from "../../helpers/rendered-site.tsx";

const test = domSuite("visitor");

const { localStorage, sessionStorage } = window;

const fire = (type: string) => window.dispatchEvent(new window.Event(type));

test.before.each(watchVisitor);

const hasDraft = () => readDraft() !== null;
const typeDraft = (email: string) => writeDraft({ fullName: "Ama", email }, false);

const AMA = { name: "Ama", email: "ama@b.lr" };
const MUSU = { name: "Musu", email: "musu@b.lr" };

/** Stores what another tab does, of which this one gets no event. */
const logOutElsewhere = () => localStorage.setItem("visitorId", "another");

const EVENTS = ["storage", "hashchange", "pageshow", "visibilitychange"];

for (const [what, change, event] of [
  ...EVENTS.map((event) => ["a logout", logOutElsewhere, event] as const),
  ["clearing the storage", () => localStorage.clear(), "storage"],
] as const)
  test(`after ${what} in another tab, the next ${event} event changes the visitor's key and removes the draft`, () => {
    typeDraft("");
    const before = visitorKey();
    change();
    fire(event);
    assert.equal([visitorKey() - before, hasDraft()], [1, false]);
    for (const event of EVENTS) fire(event);
    assert.is(visitorKey() - before, 1);
  });

for (const [what, typist, email, user, isKept] of [
  ["typed under the same e-mail address", null, "Ama@B.lr", AMA, true],
  ["typed under another e-mail address", null, "ama@b.lr", MUSU, false],
  ["typed without an e-mail address", null, "", MUSU, true],
  ["typed before a user without an e-mail address", null, "ama@b.lr", { name: "Musu" }, true],
  ["typed by the same user under another e-mail address", AMA, "shop@b.lr", AMA, true],
] as const) {
  const outcome = isKept ? "stay" : "go";
  for (const [tab, logIn] of [
    ["its tab", () => startSession("b-token", user)],
    ["another tab", () => storeSession(user)],
  ] as const)
    test(`after a login in ${tab}, a draft that was ${what} and its form ${outcome}`, () => {
      if (typist) startSession("a-token", typist);
      typeDraft(email);
      const before = visitorKey();
      logIn();
      fire("visibilitychange");
      assert.equal([hasDraft(), visitorKey() === before], [isKept, isKept]);
    });
}

test("a login that removes its tab's draft keeps the user's own draft in another tab", () => {
  typeDraft("musu@b.lr");
  const otherTab = { ...sessionStorage };
  typeDraft("ama@b.lr");
  startSession("a-token", MUSU);
  assert.is(hasDraft(), false);
  Object.assign(sessionStorage, otherTab);
  fire("storage");
  assert.is(hasDraft(), true);
});

test.run();
