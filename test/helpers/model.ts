/** Model-based tests: a visitor's events in any order, and sentences that hold after each of them. */
import fc, { stringify } from "fast-check";
import { Assertion } from "uvu/assert";

/**
 * @param can whether it can happen now.
 * @param weight how often it happens, compared with others.
 * @param run makes it happen, and changes the model in the same way.
 */
export const event = <Model>(
  name: string,
  can: (model: Model) => boolean,
  weight: number,
  run: (model: Model) => Promise<unknown>,
) => ({ name, can, weight, run });

export type Event<Model> = ReturnType<typeof event<Model>>;

export const always = () => true;

type Visits<Model> = {
  /** Begins a visit anew, and returns its model. */
  readonly begin: () => Promise<Model>;
  readonly events: readonly Event<Model>[];
  /** Asserts the sentences. */
  readonly check: (model: Model) => void;
};

const { MODEL_VISITS } = process.env;
/**
 * A commit has the same visits each time, since its tests have to give one answer. With a number in
 * `MODEL_VISITS`, so many others are tried.
 */
const VISITS = MODEL_VISITS ? { numRuns: Number(MODEL_VISITS) } : { numRuns: 25, seed: 1 };
const MAX_EVENTS = 15;

const messageOf = (error: unknown) =>
  error instanceof Assertion
    ? `${error.message} (expected ${stringify(error.expects)}, found ${stringify(error.actual)})`
    : String(error);

/**
 * Makes visits of random events. Not with fast-check's commands, which would skip most events,
 * because they can't happen in most states. After a failure, fast-check prints its seed, and the
 * shortest visit that it has found.
 */
export async function assertVisits<Model>({ begin, events, check }: Visits<Model>): Promise<void> {
  const weighted = events.flatMap((event) => Array<Event<Model>>(event.weight).fill(event));
  const visit = async (choices: readonly number[]) => {
    const model = await begin();
    const names: string[] = [];
    for (const choice of choices) {
      const possible = weighted.filter(({ can }) => can(model));
      const event = possible[choice % possible.length];
      if (event === undefined) return;
      names.push(event.name);
      try {
        await event.run(model);
        check(model);
      } catch (error) {
        throw new Error(`${messageOf(error)}, after: ${names.join("; ")}`);
      }
    }
  };
  const choices = fc.array(fc.nat(), { maxLength: MAX_EVENTS, size: "max" });
  await fc.assert(fc.asyncProperty(choices, visit), {
    ...VISITS,
    unbiased: true,
    includeErrorInReport: true,
  });
}
