/** The engines that the site is tested in, and how they are found. */
import { homedir } from "node:os";
import { join } from "node:path";
import { OLDEST } from "../../src/build/browsers.ts";
import { firstProgram } from "../../src/tools/browser/find-browser.ts";
import { openChromium } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";
import type { Tab } from "./tab.ts";
import { openWebkit } from "./webkit.ts";

export type OpenTab = () => Promise<Tab>;

export type Engine = {
  readonly name: string;
  /** What the site promises in it (`src/build/browsers.ts`). */
  readonly promise: "everything" | "readable";
  /** Returns a function that opens a new visitor's tab; null if the engine isn't installed. */
  readonly find: () => Promise<OpenTab | null>;
};

/** A Chromium in a package of npm. */
type OldChromium = { readonly version: number; readonly package: string };

/** A newer version, the oldest supported one, and the one before that, in which the site can only be read. */
export const OLD_CHROMIUMS: readonly OldChromium[] = [
  { version: 92, package: "chrome-aws-lambda@10.1.0" },
  { version: 80, package: "chrome-aws-lambda@2.1.1" },
  { version: 79, package: "chrome-aws-lambda@2.0.2" },
];

const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");

/** The path of an old Chromium's program, which `npm run engines` unpacks. */
export const programOf = ({ version }: OldChromium): string =>
  join(CACHE, "old-chromiums", String(version), "chromium");

const firefox: Engine = {
  name: "firefox",
  promise: "everything",
  async find() {
    const program = await firstProgram(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
    return program === null ? null : () => openFirefox(program);
  },
};

const webkit: Engine = {
  name: "webkit",
  promise: "everything",
  async find() {
    const driver = await firstProgram(["/usr/bin/WebKitWebDriver"]);
    const browser = await firstProgram(
      ["x86_64", "aarch64"].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      ),
    );
    const screen = await firstProgram(["/usr/bin/xvfb-run"]);
    return driver && browser && screen ? () => openWebkit(driver, browser) : null;
  },
};

const oldChromium = (chromium: OldChromium, script: boolean): Engine => ({
  name: `chromium-${chromium.version}${script ? "" : "-without-script"}`,
  promise: script && chromium.version >= OLDEST.chrome ? "everything" : "readable",
  async find() {
    const program = await firstProgram([programOf(chromium)]);
    return program === null ? null : () => openChromium(program, { script });
  },
});

export const engines: readonly Engine[] = [
  ...OLD_CHROMIUMS.map((chromium) => oldChromium(chromium, true)),
  ...OLD_CHROMIUMS.slice(-1).map((chromium) => oldChromium(chromium, false)),
  firefox,
  webkit,
];
