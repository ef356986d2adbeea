/** Visitors read whether the lobby is open, in Monrovia's time. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lobbyStatus } from "../../../src/rules/lobby-hours.ts";
import { inTimeZone } from "../../helpers/time-zone.ts";

const test = suite("lobby hours");

for (const [time, status] of [
  ["Mon 23 Nov 2026 08:59:59 GMT", "Opens today, 9:00am"],
  ["Mon 23 Nov 2026 09:00:00 GMT", "Open now, until 2:00pm"],
  ["Thu 26 Nov 2026 14:00:00 GMT", "Opens Friday, 9:00am"],
  ["Fri 27 Nov 2026 14:00:00 GMT", "Opens Saturday, 9:00am"],
  ["Sat 28 Nov 2026 12:00:00 GMT", "Opens Monday, 9:00am"],
  ["Sun 29 Nov 2026 10:00:00 GMT", "Opens Monday, 9:00am"],
] as const) {
  test(`on ${time} the lobby "${status}"`, () => {
    assert.is(lobbyStatus(new Date(time)), status);
  });
}

for (const zone of ["America/New_York", "Pacific/Kiritimati"])
  test(`a phone in ${zone} shows the lobby status of Monrovia`, () => {
    const saturday = new Date("Sat 28 Nov 2026 11:59:59 GMT");
    inTimeZone(zone, () => assert.is(lobbyStatus(saturday), "Open now, until 12:00pm"));
  });

test.run();
