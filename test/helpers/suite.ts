/** Suites of uvu that report each result, as data, to the process that started this one. */
import { suite as uvuSuite } from "uvu";
import { describeError } from "./describe-error.ts";

/** What a worker reports of its tests. */
export type Report =
  /** The tests of a suite that are about to run. */
  | { readonly type: "planned"; readonly titles: readonly string[] }
  | { readonly type: "passed" | "skipped"; readonly title: string }
  /** `text` says what is wrong, and where. */
  | { readonly type: "failed"; readonly title: string; readonly text: string };

type Work = () => unknown;

const report = (what: Report) => process.send?.(what);

/** Only tests whose titles contain this text run. */
const part = process.env.TITLE?.toLowerCase() ?? "";
const isChosen = (title: string) => title.toLowerCase().includes(part);

/**
 * A suite of uvu. If none of its titles is chosen (`npm test -- --title`), it runs nothing, not even
 * its hooks.
 */
export function suite(name: string) {
  const tests = uvuSuite(name);
  const titles: string[] = [];
  const skipped: string[] = [];

  /** Reports the error of a test or a hook: uvu swallows what a hook throws. */
  const reporting = (title: string, work: Work) => async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      report({ type: "failed", title, text: describeError(error) });
      // uvu ends the file if a test throws anything else.
      throw error instanceof Error ? error : new Error(String(error));
    }
  };
  const hook = (add: (work: () => Promise<void>) => void, when: string) => (work: Work) =>
    add(reporting(`${when} of "${name}"`, work));

  function test(title: string, work: Work): void {
    if (!isChosen(title)) return;
    titles.push(title);
    tests(
      title,
      reporting(title, async () => {
        await work();
        report({ type: "passed", title });
      }),
    );
  }

  return Object.assign(test, {
    before: Object.assign(hook(tests.before, "before"), {
      each: hook(tests.before.each, "before each test"),
    }),
    after: Object.assign(hook(tests.after, "after"), {
      each: hook(tests.after.each, "after each test"),
    }),
    skip(title: string): void {
      if (isChosen(title)) skipped.push(title);
    },
    run(): void {
      for (const title of skipped) report({ type: "skipped", title });
      if (titles.length === 0) return;
      report({ type: "planned", titles });
      tests.run();
    },
  });
}
