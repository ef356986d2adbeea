/**
 * Visitors who do anything, in any order, while calls fail in any way: without it, a visitor would find a page that
 * goes blank, contradicts itself or loses what was typed after an odd sequence.
 */
import fc from "fast-check";
import { sizes } from "../../src/tools/browser/site.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { action, stayHere } from "./actions.ts";
import {
  callEnds,
  type Faults,
  injectFaults,
  isProblem,
  LATE_ENDS,
  layoutIsSound,
  NO_FAULTS,
  waitForRest,
} from "./checks.ts";

const { test, open } = siteSuite("random walk");

/** How many visitors walk at the same time, and how many actions each tries. */
const WALKERS = 4;
const ACTIONS = 50;
/** How many of the last actions the message of a failure lists. */
const TOLD = 15;

/** An action, how calls end meanwhile, and how those end that are late, where the page then comes to rest. */
const rest = fc.option(fc.constantFrom(...LATE_ENDS), { freq: 2 });
const step = fc.record({ ends: callEnds, act: action, rest });
const walks = fc.sample(fc.array(step, { minLength: ACTIONS, maxLength: ACTIONS }), {
  seed: Number(process.env.SEED),
  numRuns: WALKERS,
});
type Step = (typeof walks)[number][number];

/** A new visitor walks through the site, whose page is checked after each action. */
async function walk(steps: readonly Step[], number: number): Promise<void> {
  const problems: string[] = [];
  const faults: Faults = { ends: NO_FAULTS, hasLine: true, stalled: [] };
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
      await injectFaults(context, faults);
    },
  });
  // With a listener, the file dialogue opens nothing.
  page.on("filechooser", () => {});
  const done: string[] = [];

  const take = async ({ ends, act, rest }: Step) => {
    faults.ends = ends;
    const did = await act(page, faults);
    if (did !== null) done.push(`${JSON.stringify(ends).slice(0, 200)}: ${did}`);
    await layoutIsSound(page);
    if (rest !== null) {
      await waitForRest(page, faults, rest);
      await layoutIsSound(page);
    }
    if (problems.length > 0) throw new Error(problems.join("\n"));
  };

  // An action that a reload interrupts has failed, which is no fault of the page.
  const overtaken = async (error: Error) => {
    if (!/context was destroyed|navigat/.test(error.message)) throw error;
    await layoutIsSound(page);
  };
  try {
    for (const step of steps) await take(step).catch(overtaken);
  } catch (error) {
    throw new Error(`${error}\nat ${page.url()}, after\n${done.slice(-TOLD).join("\n")}`);
  }
}

test("whatever visitors do and meet, the page stands", async () => {
  const outcomes = await Promise.allSettled(walks.map(walk));
  const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [`${one.reason}`] : []));
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
});

test.run();
