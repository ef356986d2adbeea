/** A draft belongs to the visitor who typed it, for 24 hours. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { type Application, applicationFields } from "../../../src/rules/application-fields.ts";
import { readDraft, writeDraft } from "../../../src/session/draft.ts";
import { logIn, logOut } from "../../../src/session/session.ts";
import { sessionNumber } from "../../../src/session/session-number.ts";
import { sampleApplication } from "../../../src/tools/sample-application.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("application draft");

const KEY = "applicationDraft";
const HOUR = 60 * 60 * 1000;

const EMPTY = Object.fromEntries(applicationFields.map(({ name }) => [name, ""])) as Application;
const { idNumber, ...STORED } = sampleApplication;

const store = (application = sampleApplication, mayHaveArrived = false) =>
  writeDraft(application, sessionNumber(), mayHaveArrived);
const readTexts = () => readDraft()?.texts ?? null;

const logInAs = (name: string) => logIn("a-token", { name });

const NOW = 1_700_000_000_000;
test.before.each(() => mock.timers.enable({ apis: ["Date"], now: NOW }));
test.after.each(() => mock.timers.reset());
// It stores a session number, as the start of a page does.
test.before.each(() => {
  window.dispatchEvent(new window.Event("pageshow"));
});

test("a draft has every field but the ID number", () => {
  assert.is(readTexts(), null);
  store();
  assert.equal(readTexts(), STORED);
  assert.not.match(window.sessionStorage.getItem(KEY) ?? "", idNumber);
  assert.equal(Object.keys(window.localStorage), ["sessionNumber"]);
});

test("an empty form removes its draft", () => {
  store({ ...EMPTY, fullName: "Musu" });
  assert.equal(readTexts(), { fullName: "Musu" });
  store({ ...EMPTY, idNumber: "7" });
  assert.is(readTexts(), null);
  assert.is(window.sessionStorage.length, 0);
});

test("a draft remembers that it was sent without a response", () => {
  for (const mayHaveArrived of [true, false]) {
    store(sampleApplication, mayHaveArrived);
    assert.equal(readDraft(), { texts: STORED, mayHaveArrived });
  }
});

test("only a changed draft gets a new expiry", () => {
  const half = 12 * HOUR;
  store();
  mock.timers.tick(half);
  store();
  mock.timers.tick(half);
  assert.is(readTexts(), null);

  store();
  mock.timers.tick(half);
  store({ ...sampleApplication, fullName: "Ama" });
  mock.timers.tick(half);
  assert.equal(readTexts(), { ...STORED, fullName: "Ama" });
});

test("a form that was opened before a logout stores nothing", () => {
  const session = sessionNumber();
  logOut();
  writeDraft(sampleApplication, session, false);
  assert.is(window.sessionStorage.length, 0);
});

for (const [name, later, isStored] of [
  ["almost 24 hours", 24 * HOUR - 1, true],
  ["24 hours", 24 * HOUR, false],
  ["a correction of a clock that was fast", -10 * 365 * 24 * HOUR, true],
] as const) {
  test(`after ${name} the draft is ${isStored ? "there" : "gone"}`, () => {
    store();
    mock.timers.setTime(Date.now() + later);
    assert.is(readTexts() !== null, isStored);
    assert.is(window.sessionStorage.length, isStored ? 1 : 0);
  });
}

const wellFormed = { savedAt: NOW, session: "1", texts: { fullName: "A" } };

for (const [name, stored, read] of [
  ["no JSON", "{", null],
  ["a time that is text", { ...wellFormed, savedAt: "now" }, null],
  ["no texts", { ...wellFormed, texts: undefined }, null],
  ["texts that aren't text", { ...wellFormed, texts: { fullName: 7, email: {} } }, null],
  [
    "unknown fields",
    { ...wellFormed, texts: { fullName: "A", idNumber: "1", constructor: "x" } },
    { fullName: "A" },
  ],
  [
    "options that no longer exist",
    { ...wellFormed, texts: { gender: "X", idType: "Passport" } },
    { idType: "Passport" },
  ],
] as const) {
  test(`a stored draft with ${name} loses only its invalid parts`, () => {
    window.localStorage.setItem("sessionNumber", "1");
    const text = typeof stored === "string" ? stored : JSON.stringify(stored);
    window.sessionStorage.setItem(KEY, text);
    assert.equal(readDraft(), read && { texts: read, mayHaveArrived: false });
  });
}

/** Makes a change in another tab while this one is frozen, and so gets no event. */
const whileFrozen = (change: () => void) => {
  const draft = window.sessionStorage.getItem(KEY) ?? "";
  change();
  window.sessionStorage.setItem(KEY, draft);
};

for (const [name, typist, change, isStored] of [
  ["the visitor logs in", null, () => logInAs("Ama"), true],
  ["the visitor logs in again", "Ama", () => logInAs("Ama"), true],
  ["the visitor logs out", "Ama", logOut, false],
  ["another visitor logs in", "Ama", () => logInAs("Musu"), false],
] as const) {
  test(`after ${name} in another tab, a draft of ${typist ?? "nobody"} is ${isStored ? "there" : "gone"}`, () => {
    if (typist) logInAs(typist);
    store();
    whileFrozen(change);
    assert.equal(readTexts(), isStored ? STORED : null);
    assert.is(window.sessionStorage.length, Number(isStored));
  });
}

test.run();
