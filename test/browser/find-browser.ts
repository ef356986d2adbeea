import { access, constants } from "node:fs/promises";

/** Where the systems' packages put the browsers that speak Chromium's protocol. */
const PLACES = [
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

/** The path of an installed browser, the one that `CHROMIUM` names before others; null if none. */
export async function findBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM;
  for (const place of named ? [named] : PLACES) {
    const found = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return place;
  }
  return null;
}
