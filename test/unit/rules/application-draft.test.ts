import { mock } from "node:test";
import * as assert from "uvu/assert";
import { readDraft, writeDraft } from "../../../src/rules/application-draft.ts";
import { type Application, applicationFields } from "../../../src/rules/application-fields.ts";
import { currentUser } from "../../../src/session.ts";
import { removeDraft } from "../../../src/stored-session.ts";
import { sampleApplication } from "../../sample-application.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { signIn } from "../frame/visit.tsx";

const test = pageSuite("application draft");

const KEY = "applicationDraft";
const HOUR = 60 * 60 * 1000;

const EMPTY = Object.fromEntries(applicationFields.map(({ name }) => [name, ""])) as Application;
const { idNumber, ...STORED } = sampleApplication;

const readTexts = () => readDraft()?.texts ?? null;

const NOW = 1_700_000_000_000;
test.before.each(() => mock.timers.enable({ apis: ["Date"], now: NOW }));
test.after.each(() => mock.timers.reset());

test("what was typed is stored for the tab, but the number of the ID isn't", () => {
  assert.is(readTexts(), null);
  writeDraft(sampleApplication, false);
  assert.equal(readTexts(), STORED);
  assert.not.match(window.sessionStorage.getItem(KEY) ?? "", idNumber);
  assert.is(window.localStorage.length, 0);
});

test("an empty form has no draft, and removes the one before", () => {
  writeDraft({ ...EMPTY, fullName: "Musu" }, false);
  assert.equal(readTexts(), { fullName: "Musu" });
  writeDraft({ ...EMPTY, idNumber: "7" }, false);
  assert.is(readTexts(), null);
  assert.is(window.sessionStorage.length, 0);
});

test("a draft says whether it was being sent", () => {
  for (const underWay of [true, false]) {
    writeDraft(sampleApplication, underWay);
    assert.equal(readDraft(), { texts: STORED, underWay });
  }
});

test("a draft that is removed is gone", () => {
  writeDraft(sampleApplication, false);
  removeDraft();
  assert.is(readTexts(), null);
});

for (const [name, later, isStored] of [
  ["a moment", 0, true],
  ["almost 24 hours", 24 * HOUR - 1, true],
  ["24 hours", 24 * HOUR, false],
  ["a moment by a clock that was fast and is corrected", -10 * 365 * 24 * HOUR, true],
] as const) {
  test(`after ${name} the draft is ${isStored ? "there" : "gone"}`, () => {
    writeDraft(sampleApplication, false);
    mock.timers.setTime(Date.now() + later);
    assert.is(readTexts() !== null, isStored);
    assert.is(window.sessionStorage.length, isStored ? 1 : 0);
  });
}

const wellFormed = { savedAt: NOW, owner: null, texts: { fullName: "A" } };

for (const [name, stored, read] of [
  ["no JSON", "{", null],
  ["a list", [], null],
  ["no time", { ...wellFormed, savedAt: undefined }, null],
  ["a time that is text", { ...wellFormed, savedAt: "now" }, null],
  ["a time that can't become a number", { ...wellFormed, savedAt: { toString: "" } }, null],
  ["no owner", { ...wellFormed, owner: undefined }, null],
  ["an owner that isn't text", { ...wellFormed, owner: 7 }, null],
  ["no texts", { ...wellFormed, texts: undefined }, null],
  ["texts that aren't text", { ...wellFormed, texts: { fullName: 7, email: {} } }, null],
  ["another value for its sending", { ...wellFormed, underWay: "no" }, { fullName: "A" }],
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
  test(`a stored draft with ${name} is narrowed`, () => {
    const text = typeof stored === "string" ? stored : JSON.stringify(stored);
    window.sessionStorage.setItem(KEY, text);
    assert.equal(readDraft(), read && { texts: read, underWay: false });
  });
}

const AMA = '{"name":"Ama"}';
const MUSU = '{"name":"Musu"}';

/** Signs in a user, or nobody, in a tab that has just been loaded. */
function loadAs(user: string | null): void {
  const draft = window.sessionStorage.getItem(KEY);
  window.localStorage.clear();
  if (user !== null) signIn(user);
  currentUser();
  if (draft !== null) window.sessionStorage.setItem(KEY, draft);
}

for (const [name, users, isStored] of [
  ["nobody's draft is nobody's", [null, null], true],
  ["a visitor's own draft is theirs", [AMA, AMA], true],
  ["a visitor who logs in has the draft of before the login", [null, AMA], true],
  ["after it, the draft isn't another visitor's", [null, AMA, MUSU], false],
  ["after it, the draft isn't nobody's", [null, AMA, null], false],
  ["a visitor's draft isn't the next one's", [AMA, MUSU], false],
  ["a visitor's draft isn't nobody's", [AMA, null], false],
  ["a visitor's draft is removed at the logout", [AMA, null, AMA], false],
] as const) {
  test(name, () => {
    const [typist, ...readers] = users;
    loadAs(typist);
    writeDraft(sampleApplication, false);
    const drafts = readers.map((user) => {
      loadAs(user);
      return readTexts();
    });
    assert.equal(drafts.at(-1), isStored ? STORED : null);
    assert.is(window.sessionStorage.length, Number(isStored));
  });
}

test("each field but the ID's number has a draft", () => {
  assert.equal(
    applicationFields.flatMap(({ name, secret }) => (secret ? [] : name)).sort(),
    Object.keys(STORED).sort(),
  );
});

test.run();
