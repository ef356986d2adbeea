/** A part of the page would go on showing a user who has logged out in another tab. */

import * as assert from "uvu/assert";
import { externalStore } from "../../../src/lib/external-store.ts";
import { suite } from "../../helpers/suite.ts";

const test = suite("changes outside React");

const storageChanges = () => window.dispatchEvent(new window.Event("storage"));

test("each subscriber is called until it unsubscribes", () => {
  const told: string[] = [];
  const { subscribe, notify } = externalStore(["storage"]);
  const first = subscribe(() => told.push("first"));
  const second = subscribe(() => told.push("second"));
  storageChanges();
  assert.equal(told.splice(0), ["first", "second"]);

  first();
  storageChanges();
  notify();
  assert.equal(told.splice(0), ["second", "second"]);

  second();
  storageChanges();
  notify();
  assert.equal(told, []);
});

test.run();
