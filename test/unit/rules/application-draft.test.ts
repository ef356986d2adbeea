import { mock } from "node:test";
import * as assert from "uvu/assert";
import { readDraft, writeDraft } from "../../../src/rules/application-draft.ts";
import { type Application, applicationFields } from "../../../src/rules/application-fields.ts";
import { currentUser } from "../../../src/session.ts";
import { removeDraft } from "../../../src/stored-session.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { signIn } from "../frame/visit.tsx";

const test = pageSuite("application draft");

const KEY = "applicationDraft";
const HOUR = 60 * 60 * 1000;

const EMPTY: Application = {
  fullName: "",
  email: "",
  phone: "",
  address: "",
  dateOfBirth: "",
  gender: "",
  occupation: "",
  idType: "",
  idNumber: "",
  accountType: "",
};
const FULL: Application = {
  fullName: "Musu Kollie",
  email: "musu@example.com",
  phone: "+231 770 000 000",
  address: "Sinkor",
  dateOfBirth: "1990-04-03",
  gender: "Female",
  occupation: "Trader",
  idType: "Voter ID",
  idNumber: "LR-123456",
  accountType: "Susu Account",
};
const { idNumber, ...KEPT } = FULL;

const readTexts = () => readDraft()?.texts ?? null;

test.before.each(() => mock.timers.enable({ apis: ["Date"], now: 1_700_000_000_000 }));
test.after.each(() => mock.timers.reset());

test("what was typed is there again, but the number of the ID isn't kept anywhere", () => {
  assert.is(readTexts(), null);
  writeDraft(FULL, false);
  assert.equal(readTexts(), KEPT);
  assert.not.match(window.sessionStorage.getItem(KEY) ?? "", idNumber);
  assert.is(window.localStorage.length, 0);
});

test("an empty form leaves no draft, and takes the one before with it", () => {
  writeDraft({ ...EMPTY, fullName: "Musu" }, false);
  assert.equal(readTexts(), { fullName: "Musu" });
  writeDraft({ ...EMPTY, idNumber: "7" }, false);
  assert.is(readTexts(), null);
  assert.is(window.sessionStorage.length, 0);
});

test("a draft says whether it was being sent", () => {
  for (const underWay of [true, false]) {
    writeDraft(FULL, underWay);
    assert.equal(readDraft(), { texts: KEPT, underWay });
  }
});

test("a draft that is removed is gone", () => {
  writeDraft(FULL, false);
  removeDraft();
  assert.is(readTexts(), null);
});

for (const [name, later, kept] of [
  ["a moment", 0, true],
  ["almost 24 hours", 24 * HOUR - 1, true],
  ["24 hours", 24 * HOUR, false],
  ["a moment by a clock that was fast and is put right", -10 * 365 * 24 * HOUR, true],
] as const) {
  test(`after ${name} the draft is ${kept ? "there" : "gone"}`, () => {
    writeDraft(FULL, false);
    mock.timers.setTime(Date.now() + later);
    assert.is(readTexts() !== null, kept);
    assert.is(window.sessionStorage.length, kept ? 1 : 0);
  });
}

const now = 1_700_000_000_000;
for (const [name, text, read] of [
  ["no JSON", "{", null],
  ["null", "null", null],
  ["a list", "[]", null],
  ["no time", JSON.stringify({ owner: null, texts: KEPT }), null],
  ["a time that is text", JSON.stringify({ savedAt: "now", owner: null, texts: KEPT }), null],
  [
    "a time that can't be made a number",
    JSON.stringify({ savedAt: { toString: "" }, owner: null, texts: KEPT }),
    null,
  ],
  ["no owner", JSON.stringify({ savedAt: now, texts: KEPT }), null],
  ["an owner that isn't text", JSON.stringify({ savedAt: now, owner: 7, texts: KEPT }), null],
  ["no texts", JSON.stringify({ savedAt: now, owner: null }), null],
  [
    "texts that are none",
    JSON.stringify({ savedAt: now, owner: null, texts: { fullName: 7, email: {} } }),
    null,
  ],
  [
    "a word on its sending that is none",
    JSON.stringify({ savedAt: now, owner: null, underWay: "no", texts: { fullName: "A" } }),
    { fullName: "A" },
  ],
  [
    "foreign fields",
    JSON.stringify({
      savedAt: now,
      owner: null,
      texts: { fullName: "A", idNumber: "1", constructor: "x" },
    }),
    { fullName: "A" },
  ],
  [
    "options that there are no more",
    JSON.stringify({ savedAt: now, owner: null, texts: { gender: "X", idType: "Passport" } }),
    { idType: "Passport" },
  ],
] as const) {
  test(`a stored draft with ${name} is narrowed`, () => {
    window.sessionStorage.setItem(KEY, text);
    assert.equal(readTexts(), read);
  });
}

const AMA = '{"name":"Ama"}';
const MUSU = '{"name":"Musu"}';

const stored = () => window.sessionStorage.getItem(KEY);

/** Has a user, or nobody, be signed in, in a tab that was just loaded: it knows of nobody before. */
function loadAs(user: string | null): void {
  const draft = stored();
  window.localStorage.clear();
  if (user !== null) signIn(user);
  currentUser();
  if (draft !== null) window.sessionStorage.setItem(KEY, draft);
}

for (const [name, users, kept] of [
  ["nobody's draft is nobody's", [null, null], true],
  ["a visitor's own draft is theirs", [AMA, AMA], true],
  ["whoever logs in goes on with what they typed before", [null, AMA], true],
  ["and it is theirs from then on", [null, AMA, MUSU], false],
  ["and not nobody's again", [null, AMA, null], false],
  ["a visitor's draft isn't the next one's", [AMA, MUSU], false],
  ["a visitor's draft isn't nobody's", [AMA, null], false],
  ["a visitor's draft is gone with them, though they come back", [AMA, null, AMA], false],
] as const) {
  test(name, () => {
    const [typist, ...readers] = users;
    loadAs(typist);
    writeDraft(FULL, false);
    const drafts = readers.map((user) => {
      loadAs(user);
      return readTexts();
    });
    assert.equal(drafts.at(-1), kept ? KEPT : null);
    assert.is(window.sessionStorage.length, Number(kept));
  });
}

test("each field but the ID's number has a draft", () => {
  assert.equal(
    Object.keys(KEPT),
    applicationFields.map(({ name }) => name).filter((name) => name !== "idNumber"),
  );
});

test.run();
