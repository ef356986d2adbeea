/** Selects the element that is marked to be tapped or filled in. */
export const MARKED = "[data-marked]";

/**
 * One tab of a browser of any kind and age: what the drivers of `chromium.ts`, `firefox.ts` and
 * `webkit.ts` have in common. A function for `run` is sent as text, so that it uses nothing from
 * around it. What of its syntax is newer than the oldest engine, `test/run.ts` lowers.
 */
export type Tab = {
  /** Opens an address as if it were typed in, and waits until its document has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly run: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Taps or clicks the element that is marked. */
  readonly tap: () => Promise<void>;
  /** Types into the field that is marked. */
  readonly type: (text: string) => Promise<void>;
  /** Cuts all that is in the field that is marked. */
  readonly cut: () => Promise<void>;
  /** Pastes it into the field that is marked. */
  readonly paste: () => Promise<void>;
  /** Chooses a file in the field that is marked. */
  readonly choose: (path: string) => Promise<void>;
  /** Has the browser store a login, which it then fills in by itself; where a driver can do that. */
  readonly storeLogin?: (origin: string, email: string, password: string) => Promise<void>;
  /** Goes back in the history; where a driver can do that. */
  readonly back?: () => Promise<void>;
  /**
   * Has the browser unload the tab, opens an address in another one, does something there, and selects the first
   * tab, which is loaded again; where a driver can do that.
   */
  readonly unload?: (address: string, meanwhile: () => Promise<void>) => Promise<void>;
  /** A picture of the window, as PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
