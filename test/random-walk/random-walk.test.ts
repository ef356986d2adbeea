/**
 * After an unusual order of actions and failed calls, a page could be blank, contradict itself or
 * lose a draft. Random visitors search for such an order.
 */
import fc from "fast-check";
import { sizes } from "../../src/tools/browser/site.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { action, stayHere } from "./actions.ts";
import {
  callEnds,
  checkLayout,
  failCalls,
  isProblem,
  LATE_ENDS,
  type Network,
  NO_FAILURES,
  settlePage,
} from "./checks.ts";

const { test, open } = siteSuite("random walk");

/** How many visitors walk at the same time, and how many actions each tries. */
const WALKERS = 4;
const ACTIONS = 50;
/** How many of the last actions the message of a failure lists. */
const LISTED = 15;

/** Printed, so that a failed walk can be repeated. */
const seed = Date.now();
console.log(`The seed of the random walk is ${seed}.`);

const lateEnd = fc.option(fc.constantFrom(...LATE_ENDS), { freq: 2 });
/** An action, how calls end during it, and perhaps how the late ones end after it. */
const step = fc.record({ ends: callEnds, act: action, lateEnd });
const walks = fc.sample(fc.array(step, { minLength: ACTIONS, maxLength: ACTIONS }), {
  seed,
  numRuns: WALKERS,
});
type Step = (typeof walks)[number][number];

/** Walks through the site as a new visitor, and checks the page after each action. */
async function walk(steps: readonly Step[], number: number): Promise<void> {
  const problems: string[] = [];
  const network: Network = { ends: NO_FAILURES, isOnline: true, stalled: [] };
  const page = await open({
    size: sizes[number % sizes.length] ?? "phone",
    errorsExpected: true,
    prepare: async (context) => {
      await context.clock.install();
      await context.addInitScript(stayHere);
      context.on("weberror", (error) => problems.push(String(error.error())));
      context.on("console", (message) => {
        if (isProblem(message)) problems.push(message.text());
      });
      await failCalls(context, network);
    },
  });
  // With a listener, Playwright opens no file dialogue.
  page.on("filechooser", () => {});
  const done: string[] = [];

  const take = async ({ ends, act, lateEnd }: Step) => {
    network.ends = ends;
    const did = await act(page, network);
    if (did !== null) done.push(`${JSON.stringify(ends).slice(0, 200)}: ${did}`);
    await checkLayout(page);
    if (lateEnd !== null) {
      await settlePage(page, network, lateEnd);
      await checkLayout(page);
    }
    if (problems.length > 0) throw new Error(problems.join("\n"));
  };

  // A reload may interrupt an action, which then fails. That isn't a fault of the page.
  const ignoreReload = async (error: Error) => {
    if (!/context was destroyed|navigat/.test(error.message)) throw error;
    await checkLayout(page);
  };
  try {
    for (const step of steps) await take(step).catch(ignoreReload);
  } catch (error) {
    throw new Error(`${error}\nat ${page.url()}, after\n${done.slice(-LISTED).join("\n")}`);
  }
}

test("the page has no contradictions after random actions with random failures of calls", async () => {
  const outcomes = await Promise.allSettled(walks.map(walk));
  const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [`${one.reason}`] : []));
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
});

test.run();
