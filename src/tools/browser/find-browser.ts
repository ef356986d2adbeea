import { access, constants } from "node:fs/promises";

/**
 * Where operating systems install browsers with the DevTools protocol. The headless shell is first,
 * since the tests take 40 % less time with it.
 */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The first of these paths that is an executable file; null if none is. */
export async function firstProgram(places: readonly string[]): Promise<string | null> {
  for (const place of places) {
    const found = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return place;
  }
  return null;
}

/**
 * The path of an installed browser, the one that `CHROMIUM` names before others; null if none.
 *
 * @throws Error where `CHROMIUM` names no program.
 */
export async function findBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM;
  const browser = await firstProgram(named ? [named] : PLACES);
  if (named && browser === null) throw new Error(`CHROMIUM names no program: ${named}`);
  return browser;
}
