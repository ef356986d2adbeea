/** A draft has what the visitor typed, for 24 hours. `visitor.test.ts` has whose it is. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { type Application, applicationFields } from "../../../src/rules/application-fields.ts";
import { readDraft, writeDraft } from "../../../src/screens/lazy-script/application/draft.ts";
import { sampleApplication } from "../../../src/tools/sample-application.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("application draft");

/** The drafts of earlier versions are stored under this key. */
const KEY = "applicationDraft";

const HOUR_MS = 60 * 60 * 1000;

const EMPTY = Object.fromEntries(applicationFields.map(({ name }) => [name, ""])) as Application;
const answersOf = (fields: readonly (typeof applicationFields)[number][]) =>
  Object.fromEntries(fields.map(({ name }) => [name, sampleApplication[name]]));
const STORED = answersOf(applicationFields.filter(({ secret }) => !secret));
const SECRETS = Object.values(answersOf(applicationFields.filter(({ secret }) => secret)));

const store = (application = sampleApplication, mayHaveArrived = false) =>
  writeDraft(application, mayHaveArrived);
const readAnswers = () => readDraft()?.answers ?? null;

const NOW = 1_700_000_000_000;
test.before.each(() => mock.timers.enable({ apis: ["Date"], now: NOW }));

test("a draft has every field but those that are secret", () => {
  assert.is(readAnswers(), null);
  store();
  assert.equal(readAnswers(), STORED);
  const stored = window.sessionStorage.getItem(KEY) ?? "";
  assert.ok(SECRETS.length > 0 && !SECRETS.some((secret) => stored.includes(secret)));
  assert.is(window.localStorage.getItem(KEY), null);
});

test("an empty form removes its draft", () => {
  store({ ...EMPTY, fullName: "Musu" });
  assert.equal(readAnswers(), { fullName: "Musu" });
  store({ ...EMPTY, idNumber: "7" });
  assert.is(readAnswers(), null);
  assert.is(window.sessionStorage.length, 0);
});

test("a draft remembers that it was sent without a response", () => {
  for (const mayHaveArrived of [true, false]) {
    store(sampleApplication, mayHaveArrived);
    assert.equal(readDraft(), { answers: STORED, mayHaveArrived });
  }
});

test("only a changed draft gets a new expiry", () => {
  const half = 12 * HOUR_MS;
  store();
  mock.timers.tick(half);
  store();
  mock.timers.tick(half);
  assert.is(readAnswers(), null);

  store();
  mock.timers.tick(half);
  store({ ...sampleApplication, fullName: "Ama" });
  mock.timers.tick(half);
  assert.equal(readAnswers(), { ...STORED, fullName: "Ama" });
});

for (const [name, later, isStored] of [
  ["almost 24 hours", 24 * HOUR_MS - 1, true],
  ["24 hours", 24 * HOUR_MS, false],
  ["a correction of a clock that was fast", -10 * 365 * 24 * HOUR_MS, true],
] as const) {
  test(`after ${name} the draft is ${isStored ? "there" : "gone"}`, () => {
    store();
    mock.timers.setTime(Date.now() + later);
    assert.is(readAnswers() !== null, isStored);
    assert.is(window.sessionStorage.length, isStored ? 1 : 0);
  });
}

const wellFormed = {
  ...{ savedAt: NOW, texts: { fullName: "A" } },
  ...{ mayHaveArrived: false, session: "", isLoggedIn: false },
};

for (const [name, stored, read] of [
  ["no JSON", "{", null],
  ["a time that is text", { ...wellFormed, savedAt: "now" }, null],
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
    const text = typeof stored === "string" ? stored : JSON.stringify(stored);
    window.sessionStorage.setItem(KEY, text);
    assert.equal(readDraft(), read && { answers: read, mayHaveArrived: false });
  });
}

test.run();
