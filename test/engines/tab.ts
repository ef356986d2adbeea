/** The selector of the element that is marked, for the next tap or input. */
export const MARKED = "[data-marked]";

/**
 * One tab of a browser of any kind and age: what the drivers of `chromium.ts`, `firefox.ts` and
 * `webkit.ts` have in common. A function for `run` is sent as text, so it can't use variables outside
 * it. `test/run.ts` compiles its syntax for the oldest engine.
 */
export type Tab = {
  /** Opens an address as from the address bar, and waits until its document has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly run: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Taps or clicks the element that is marked. */
  readonly tap: () => Promise<void>;
  /** Types into the field that is marked. */
  readonly type: (text: string) => Promise<void>;
  /** Cuts the whole text of the field that is marked. */
  readonly cut: () => Promise<void>;
  /** Pastes the clipboard into the field that is marked. */
  readonly paste: () => Promise<void>;
  /** Chooses a file in the field that is marked. */
  readonly choose: (path: string) => Promise<void>;
  /** Stores a login in the password manager, which then fills it in. Not all drivers can. */
  readonly storeLogin?: (origin: string, email: string, password: string) => Promise<void>;
  /** Turns protection against fingerprinting on or off. Not all drivers can. */
  readonly resistFingerprinting?: (isOn: boolean) => Promise<void>;
  /**
   * The roles of the elements that screen readers are told to be clickable, beside the controls; null
   * until the browser has made the accessibility tree. Not all drivers can.
   */
  readonly clickable?: () => Promise<unknown>;
  /** Goes back in the history. Not all drivers can. */
  readonly back?: () => Promise<void>;
  /**
   * Unloads the tab, opens an address in another one, calls a function there, and selects the first
   * tab, which the browser then loads again. Not all drivers can.
   */
  readonly unload?: (address: string, meanwhile: () => Promise<void>) => Promise<void>;
  /** Takes a screenshot of the window, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
