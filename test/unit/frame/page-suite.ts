import { mock } from "node:test";
import { cleanup } from "@testing-library/react";
import { componentSuite } from "../component-suite.ts";

/** Waits until every timer without a delay has fired, one that is to report a new hash included. */
const settle = () => new Promise<void>((resolve) => window.setTimeout(resolve));

/**
 * A component suite whose tests may change the page's address and stop its clock. happy-dom reports a new hash from a
 * timer, and uvu starts its suites from one: both are over before the suite counts timers.
 */
export function pageSuite(name: string) {
  const suite = componentSuite(name);
  suite.before(settle);

  const test = (title: string, handler: () => void | Promise<void>) =>
    suite(title, async () => {
      try {
        await handler();
      } finally {
        cleanup();
        mock.timers.reset();
        window.location.hash = "";
        await settle();
      }
    });
  return Object.assign(test, { before: suite.before, after: suite.after, run: suite.run });
}
