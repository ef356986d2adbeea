/** A draft has what the visitor typed, for 24 hours. `visitor.test.ts` has whose it is. */
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { readDraft, writeDraft } from "../../../src/session/draft.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { stored } from "../../helpers/rendered-site.tsx";

const test = domSuite("draft");

const HOUR_MS = 60 * 60 * 1000;

const ANSWERS = { fullName: "Musu", email: "" };

const store = () => writeDraft(ANSWERS, false);
const readAnswers = () => readDraft()?.answers ?? null;

const NOW = 1_700_000_000_000;
test.before.each(() => mock.timers.enable({ apis: ["Date"], now: NOW }));

test("a draft is of this tab alone, and an empty form removes it", () => {
  store();
  assert.equal(readAnswers(), ANSWERS);
  assert.equal([window.sessionStorage.length, stored()], [1, {}]);
  writeDraft({ fullName: "", email: "" }, false);
  assert.is(readAnswers(), null);
  assert.is(window.sessionStorage.length, 0);
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
  writeDraft({ ...ANSWERS, fullName: "Ama" }, false);
  mock.timers.tick(half);
  assert.equal(readAnswers(), { ...ANSWERS, fullName: "Ama" });
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

for (const patch of [{ savedAt: "now" }, { answers: { email: {} } }]) {
  test(`a stored draft whose ${Object.keys(patch)} has another type is ignored`, () => {
    store();
    const [[key, stored] = ["", ""]] = Object.entries<string>({ ...window.sessionStorage });
    window.sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), ...patch }));
    assert.is(readDraft(), null);
  });
}

test.run();
