import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRecord } from "../../src/lib/narrow.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { waitUntil } from "../helpers/page.ts";
import type { Tab } from "./tab.ts";
import { webdriverTab } from "./webdriver.ts";

const SIZE = { MOZ_HEADLESS_WIDTH: "360", MOZ_HEADLESS_HEIGHT: "640" };

const PREFERENCES = {
  // Any free port.
  "marionette.port": 0,
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
  "datareporting.policy.dataSubmissionEnabled": false,
};

/** Without this style, the window is at least 450 pixels wide. */
const WINDOW_STYLE = ":root { min-width: 0 !important }";

/** Runs in the browser itself: Marionette has turned off its password manager. */
const STORE_LOGIN = `
  for (const name of ["autofillForms", "rememberSignons"])
    Services.prefs.setBoolPref("signon." + name, true);
  const [origin, email, password] = arguments;
  const login = Cc["@mozilla.org/login-manager/loginInfo;1"].createInstance(Ci.nsILoginInfo);
  login.init(origin, origin, null, email, password, "", "");
  return Services.logins.addLoginAsync(login).then(() => {});
`;

/** Runs in the browser itself. A canvas then gives back noise. */
const RESIST_FINGERPRINTING =
  'Services.prefs.setBoolPref("privacy.resistFingerprinting", arguments[0] === "true")';

/** Run in the browser itself: unload the first tab, as when memory is low, and load it again. */
const UNLOAD_OTHER_TAB = `
  const { TabStateFlusher } = ChromeUtils.importESModule(
    "resource:///modules/sessionstore/TabStateFlusher.sys.mjs",
  );
  const [tab] = gBrowser.tabs;
  return TabStateFlusher.flush(tab.linkedBrowser).then(() => void gBrowser.discardBrowser(tab, true));
`;
const SELECT_UNLOADED_TAB = `
  const [tab] = gBrowser.tabs;
  const restored = new Promise((resolve) =>
    tab.addEventListener("SSTabRestored", () => resolve(), { once: true }),
  );
  gBrowser.removeTab(gBrowser.selectedTab);
  gBrowser.selectedTab = tab;
  return restored;
`;

/**
 * Runs in the browser itself. Returns the roles of the elements that screen readers are told to have
 * a listener for clicks, or null as long as the accessibility tree is empty.
 */
const CLICKABLE = `
  const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
  const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
  if (!page?.firstChild) return null;
  const found = [];
  const visit = (element) => {
    if (element.actionCount > 0 && element.getActionName(0) === "click")
      found.push(service.getStringRole(element.role));
    for (let child = element.firstChild; child; child = child.nextSibling) visit(child);
  };
  visit(page);
  return found;
`;

/**
 * Speaks Marionette, as geckodriver does: the commands of WebDriver as JSON, each with its length in
 * bytes before it (https://firefox-source-docs.mozilla.org/testing/marionette/).
 */
function connectMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let bytes = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(":");
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (colon < 0 || bytes.length < end) return;
      const message: unknown = JSON.parse(bytes.toString("utf8", colon + 1, end));
      bytes = bytes.subarray(end);
      // The first message is a greeting, not a response.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)));
      else waiting.get(id)?.resolve(result);
    }
  });
  let last = 0;
  const send = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send, end: () => socket.destroy() };
}

/** Opens a tab of an installed Firefox. */
export async function openFirefox(program: string): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), lines.join(""));
  await mkdir(join(profile, "chrome"));
  await writeFile(join(profile, "chrome", "userChrome.css"), WINDOW_STYLE);
  const browser = spawn(
    program,
    [
      "--headless",
      "--kiosk",
      "--marionette",
      "--remote-allow-system-access",
      "--no-remote",
      "--profile",
      profile,
    ],
    { stdio: "ignore", env: { ...process.env, ...SIZE } },
  );

  let port = 0;
  const readPort = async () => {
    port = Number(await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => 0));
    return port > 0;
  };
  await waitUntil(readPort, "Firefox's port");
  const { send, end } = connectMarionette(port);
  await send("WebDriver:NewSession", {});

  const tab = webdriverTab(
    async (command, body, element) => {
      const result = await send(`WebDriver:${command}`, { ...body, id: element });
      return result && typeof result === "object" && "value" in result ? result.value : result;
    },
    async () => {
      end();
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill("SIGKILL");
      await ended;
      await cleanUp(profile);
    },
  );
  const runInBrowser = async (script: string, ...args: readonly string[]) => {
    await send("Marionette:SetContext", { value: "chrome" });
    const result = await send("WebDriver:ExecuteScript", { script, args });
    await send("Marionette:SetContext", { value: "content" });
    return isRecord(result) ? result.value : result;
  };
  return {
    ...tab,
    storeLogin: async (...login) => {
      await runInBrowser(STORE_LOGIN, ...login);
    },
    resistFingerprinting: async (isOn) => {
      await runInBrowser(RESIST_FINGERPRINTING, String(isOn));
    },
    clickable: () => runInBrowser(CLICKABLE),
    back: async () => {
      await send("WebDriver:Back", {});
    },
    unload: async (address, meanwhile) => {
      const opened = await send("WebDriver:NewWindow", { type: "tab" });
      const switchTo = (handle: unknown) => send("WebDriver:SwitchToWindow", { handle });
      await switchTo(isRecord(opened) && opened.handle);
      await tab.open(address);
      await runInBrowser(UNLOAD_OTHER_TAB);
      await meanwhile();
      await runInBrowser(SELECT_UNLOADED_TAB);
      const handles = await send("WebDriver:GetWindowHandles", {});
      await switchTo(Array.isArray(handles) && handles[0]);
    },
  };
}
