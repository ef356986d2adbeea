/** The site works in the installed WebKitGTK, the engine of Safari. */
import { firstProgram } from "../../src/tools/browser/launch.ts";
import { freePort } from "../helpers/free-port.ts";
import { waitUntil } from "../helpers/wait-until.ts";
import { startProgram } from "./program.ts";
import type { OpenTab, Tab } from "./tab.ts";
import { testEngine } from "./visit.ts";
import { COMMANDS, webdriverTab } from "./webdriver.ts";

/** The window can't be narrower than its toolbar: the page is about 450 pixels wide. */
const SIZE = { width: 360, height: 640 };

const SCRIPT_TIMEOUT_MS = 10_000;

/** Finds the installed WebKitGTK, whose small browser needs a screen for its window. */
async function findWebkit(): Promise<OpenTab | null> {
  const driver = await firstProgram(["/usr/bin/WebKitWebDriver"]);
  const screen = await firstProgram(["/usr/bin/xvfb-run"]);
  return driver && screen ? () => openWebkit(driver) : null;
}

async function openWebkit(driver: string): Promise<Tab> {
  const port = await freePort();
  const program = startProgram("xvfb-run", ["-a", driver, `--port=${port}`]);
  const call = async (method: string, path: string, body?: object, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      ...init,
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await waitUntil(() => call("GET", "status").then(Boolean, () => false), "WebKit's driver");
  const session = await call("POST", "session", {
    // With any other strategy, a command waits until the page's scripts have loaded.
    capabilities: { alwaysMatch: { pageLoadStrategy: "none" } },
  });
  const base = `session/${session.sessionId}`;
  await call("POST", `${base}/window/rect`, SIZE);

  return webdriverTab(
    (command, body, element = "") => {
      const [method, path] = COMMANDS[command];
      const sent = call(
        method,
        `${base}/${path.replace("{id}", element)}`,
        method === "POST" ? body : undefined,
        command === "ExecuteScript" ? { signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS) } : {},
      );
      return sent.catch((error: Error) => {
        // A command has no result if its page is left meanwhile. If the page reloads just when a
        // script is sent, the driver never responds.
        if (error.message.includes("unload event") || error.name === "TimeoutError") return null;
        throw error;
      });
    },
    async () => {
      await call("DELETE", base).catch(() => {});
      await program.end();
    },
  );
}

await testEngine("webkit", await findWebkit());
