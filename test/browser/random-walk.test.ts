/**
 * Visitors who do anything, in any order, while calls fail in any way: without it, a page that goes blank, contradicts
 * itself or loses what was typed after an odd sequence would be found by a visitor.
 */
import fc from "fast-check";
import { sizes } from "../../src/tools/browser/site.ts";
import { siteSuite } from "./site-suite.ts";
import { action, stayHere } from "./walk-actions.ts";
import { comesToRest, isProblem, lateEnd, standsWell, watchPolicy } from "./walk-checks.ts";
import { callEnds, type Faults, injectFaults } from "./walk-faults.ts";

const { test, open } = siteSuite("random walk");

/** How many visitors walk at the same time, and how many actions each tries. */
const WALKERS = 4;
const ACTIONS = 120;
/** How many of the last actions the message of a failure lists. */
const TOLD = 15;

/** An action, how calls end meanwhile, and how those end that are late, where the page then comes to rest. */
const step = fc.record({ ends: callEnds, act: action, rest: fc.option(lateEnd, { freq: 2 }) });
const walks = fc.sample(fc.array(step, { minLength: ACTIONS, maxLength: ACTIONS }), {
  seed: Number(process.env.SEED),
  numRuns: WALKERS,
});
type Step = (typeof walks)[number][number];

/** A new visitor's page, its faults, and the errors that it throws or logs. */
async function setOut(number: number) {
  const problems: string[] = [];
  const prepared: Faults[] = [];
  const page = await open({
    size: sizes[number % sizes.length] ?? "phone",
    errorsExpected: true,
    prepare: async (context) => {
      await context.clock.install();
      await context.addInitScript(stayHere);
      await context.addInitScript(watchPolicy);
      context.on("weberror", (error) => problems.push(String(error.error())));
      context.on("console", (message) => {
        if (isProblem(message)) problems.push(message.text());
      });
      prepared.push(await injectFaults(context));
    },
  });
  const [faults] = prepared;
  if (faults === undefined) throw new Error("Nothing was prepared");
  // With a listener, the file dialogue opens nothing.
  page.on("filechooser", () => {});
  return { page, faults, problems };
}

/** Walks through the site, and checks the page after each action. */
async function walk(steps: readonly Step[], number: number): Promise<void> {
  const { page, faults, problems } = await setOut(number);
  const done: string[] = [];

  const take = async ({ ends, act, rest }: Step) => {
    faults.setEnds(ends);
    const did = await act(page, faults);
    if (did !== null) done.push(`store: ${ends.store}, backend: ${ends.backend}: ${did}`);
    await standsWell(page);
    if (rest !== null) {
      await comesToRest(page, faults, rest);
      await standsWell(page);
    }
    if (problems.length > 0) throw new Error(problems.join("\n"));
  };

  // An action that a reload interrupts has failed, which is no fault of the page.
  const overtaken = async (error: Error) => {
    if (!/context was destroyed|navigat/.test(error.message)) throw error;
    await standsWell(page);
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
