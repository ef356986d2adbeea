/** A page learns that another visitor uses the phone, whatever event tells it. */
import * as assert from "uvu/assert";
import { readDraft, writeDraft } from "../../../src/session/draft.ts";
import { subscribeToVisitor, watchVisitor } from "../../../src/session/visitor.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("visitor");

const { localStorage } = window;

const fire = (type: string) => window.dispatchEvent(new window.Event(type));

test.before.each(watchVisitor);

/** Stores what another tab does, of which this one gets no event. */
const logOutElsewhere = () => localStorage.setItem("visitorId", "another");

const EVENTS = ["storage", "hashchange", "pageshow", "visibilitychange"];

for (const [what, change, event] of [
  ...EVENTS.map((event) => ["a logout", logOutElsewhere, event] as const),
  ["clearing the storage", () => localStorage.clear(), "storage"],
] as const)
  test(`after ${what} in another tab, the next ${event} event begins a new visitor once, and removes the draft`, () => {
    writeDraft({ fullName: "Ama" }, false);
    let visitors = 0;
    const stop = subscribeToVisitor(() => {
      visitors += 1;
    });
    change();
    fire(event);
    assert.equal([visitors, readDraft()], [1, null]);
    for (const each of EVENTS) fire(each);
    stop();
    assert.is(visitors, 1, "a later event begins another visitor");
  });

test.run();
