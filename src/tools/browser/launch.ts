/** Finds and starts the browser of `npm run shots`, `npm run bench` and the tests. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { refuse } from "../../build/refuse.js";

/**
 * Where Linux, macOS and Windows install browsers with the DevTools protocol. The headless shell is
 * first, since the tests take 40 % less time with it.
 */
const PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];

/** The path of an installed browser: `CHROMIUM` if that is set. Ends the process if it is wrong. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) refuse(`CHROMIUM isn't the path of a program: ${named}`);
  return named || PATHS.find(existsSync);
}

/**
 * Starts a browser that has no sandbox, and sends nothing out of this machine.
 *
 * @param hosts where it finds other hosts (Chromium's `--host-resolver-rules`).
 * @param args further arguments.
 */
export const launch = (
  executablePath: string,
  hosts: readonly string[] = [],
  args: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--host-resolver-rules=${[...hosts, "MAP * ~NOTFOUND", "EXCLUDE 127.0.0.1"].join(", ")}`,
      ...args,
    ],
  });

/** Starts an installed browser. Ends the process if none is found. */
export const launchInstalled = (): Promise<Browser> =>
  launch(
    findBrowser() ?? refuse("No Chromium, Chrome or Edge was found. Install one, or set CHROMIUM"),
  );
