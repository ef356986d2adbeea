import { sizes } from "../../src/tools/browser/site.ts";
import { type Random, randomFrom } from "./random.ts";
import { siteSuite } from "./site-suite.ts";
import { doSomething, stayHere } from "./walk-actions.ts";
import { comesToRest, isProblem, standsWell, watchPolicy } from "./walk-checks.ts";
import { type Faults, injectFaults } from "./walk-faults.ts";

const { test, open } = siteSuite("random walk");

/** How many visitors walk at the same time; their seeds count up from the first. */
const WALKERS = 4;
const firstSeed = Number(process.env.SEED);
/** How long they walk, in seconds: on a busy machine they take fewer steps, in the same time. */
const SECONDS = 12;
/** How many of the last actions the message of a failure lists. */
const TOLD = 15;

/** A new visitor's page, its faults, and the errors that it throws or logs. */
async function setOut(seed: number) {
  const problems: string[] = [];
  const prepared: Faults[] = [];
  const page = await open({
    size: sizes[seed % sizes.length] ?? "phone",
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

/** Walks through the site until a time, and checks the page after each action. */
async function walk(seed: number, end: number): Promise<void> {
  const { page, faults, problems } = await setOut(seed);
  const done: string[] = [];

  const act = async (random: Random) => {
    const ends = faults.choose(random);
    done.push(`${ends}:`);
    done.push(`${done.pop()} ${await doSomething(page, random, faults)}`);
    await standsWell(page);
    if (random.chance(0.5)) {
      await comesToRest(page, faults, random);
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
    // Each action has its own seed, so that it doesn't depend on how many numbers others took.
    for (let number = 0; Date.now() < end; number += 1)
      await act(randomFrom(seed * 1_000_003 + number)).catch(overtaken);
  } catch (error) {
    const again = `npm test -- random-walk --seed ${seed}`;
    const told = done.slice(-TOLD).join("\n");
    throw new Error(`${error}\nat ${page.url()}, after\n${told}\nAgain: ${again}`);
  }
}

test(`whatever visitors do and meet, the page stands, from seed ${firstSeed}`, async () => {
  const seeds = Array.from({ length: WALKERS }, (_, index) => firstSeed + index);
  const end = Date.now() + SECONDS * 1000;
  const walks = await Promise.allSettled(seeds.map((seed) => walk(seed, end)));
  const failures = walks.flatMap((one) => (one.status === "rejected" ? [`${one.reason}`] : []));
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
});

test.run();
