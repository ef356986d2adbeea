/** The selector of the element that is marked, for the next tap or input. */
export const MARKED = "[data-marked]";

/**
 * One tab of a browser of any kind: what the drivers in the test files have in common. A function
 * for `run` is sent as text, so it can't use variables outside it, nor syntax that Chromium 80
 * lacks.
 */
export type Tab = {
  readonly navigate: (address: string) => Promise<void>;
  readonly run: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** The next three act on the element that is marked. */
  readonly tap: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly choose: (path: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
