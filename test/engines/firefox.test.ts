/** The site works in the installed Firefox. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { isRecord } from "../../src/lib/narrow.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { waitUntil } from "../helpers/wait-until.ts";
import { startProgram } from "./program.ts";
import type { Tab } from "./tab.ts";
import { testEngine } from "./visit.ts";
import { webdriverTab } from "./webdriver.ts";

const SIZE = { MOZ_HEADLESS_WIDTH: "360", MOZ_HEADLESS_HEIGHT: "640" };

/** Marionette takes any free port. */
const PREFERENCES = `user_pref("marionette.port", 0);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;

/** Without this style, the window is at least 450 pixels wide. */
const WINDOW_STYLE = ":root { min-width: 0 !important }";

/** Reads the messages of Marionette, each with its length in bytes before it. */
async function* readMessages(output: Readable) {
  let bytes = Buffer.alloc(0);
  for await (const chunk of output) {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(":");
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (colon < 0 || bytes.length < end) break;
      yield JSON.parse(bytes.toString("utf8", colon + 1, end));
      bytes = bytes.subarray(end);
    }
  }
}

/**
 * Speaks Marionette, as geckodriver does, one command after another: WebDriver's commands as JSON
 * (https://firefox-source-docs.mozilla.org/testing/marionette/).
 */
async function connect(port: number) {
  const socket = createConnection(port, "127.0.0.1");
  const messages = readMessages(socket);
  await messages.next();
  const send = async (name: string, parameters: object): Promise<unknown> => {
    const text = JSON.stringify([0, 1, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await messages.next()).value;
    if (error) throw new Error(JSON.stringify(error));
    return result;
  };
  return { send, end: () => socket.destroy() };
}

async function openFirefox(program: string): Promise<Tab> {
  const profile = join(fromEnvironment("RUN_FOLDER"), "firefox");
  await mkdir(join(profile, "chrome"), { recursive: true });
  await writeFile(join(profile, "user.js"), PREFERENCES);
  await writeFile(join(profile, "chrome", "userChrome.css"), WINDOW_STYLE);
  const browser = startProgram(
    program,
    ["--headless", "--kiosk", "--marionette", "--no-remote", "--profile", profile],
    { env: { ...process.env, ...SIZE } },
  );

  const readPort = () => readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => "");
  await waitUntil(async () => (await readPort()) !== "", "Firefox's port");
  const { send, end } = await connect(Number(await readPort()));
  await send("WebDriver:NewSession", { pageLoadStrategy: "none" });

  return webdriverTab(
    async (command, body, element) => {
      const result = await send(`WebDriver:${command}`, { ...body, id: element });
      return isRecord(result) && "value" in result ? result.value : result;
    },
    async () => {
      end();
      await browser.end();
    },
  );
}

const PATHS = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

await testEngine("firefox", PATHS.find(existsSync), openFirefox);
