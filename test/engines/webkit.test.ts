/** The site works in the installed WebKitGTK, the engine of Safari. */
import { existsSync } from "node:fs";
import { freePort } from "../helpers/free-port.ts";
import { waitUntil } from "../helpers/wait-until.ts";
import { startProgram } from "./program.ts";
import type { Tab } from "./tab.ts";
import { testEngine } from "./visit.ts";
import { COMMANDS, webdriverTab } from "./webdriver.ts";

/** The window can't be narrower than its toolbar: the page is about 450 pixels wide. */
const SIZE = { width: 360, height: 640 };

const SCRIPT_TIMEOUT_MS = 10_000;

async function openWebkit(driver: string): Promise<Tab> {
  const port = await freePort();
  // Its small browser needs a screen for its window.
  const browser = startProgram("xvfb-run", ["-a", driver, `--port=${port}`]);
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, init);
    const { value } = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
  await waitUntil(() => call("status").then(Boolean, () => false), "WebKit's driver");
  // With any other strategy, a command waits until the page's scripts have loaded.
  const capabilities = { alwaysMatch: { pageLoadStrategy: "none" } };
  const { sessionId } = await call("session", post({ capabilities }));
  const session = `session/${sessionId}`;
  await call(`${session}/window/rect`, post(SIZE));

  return webdriverTab(
    (command, body, element = "") => {
      const [method, path] = COMMANDS[command];
      const sent = call(`${session}/${path.replace("{id}", element)}`, {
        ...(method === "POST" && post(body)),
        ...(command === "ExecuteScript" && { signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS) }),
      });
      return sent.catch((error: Error) => {
        // A command has no result if its page is left meanwhile. If the page reloads just when a
        // script is sent, the driver never responds.
        if (error.message.includes("unload event") || error.name === "TimeoutError") return null;
        throw error;
      });
    },
    async () => {
      await call(session, { method: "DELETE" }).catch(() => {});
      await browser.end();
    },
  );
}

const DRIVER = "/usr/bin/WebKitWebDriver";
const isInstalled = ["/usr/bin/xvfb-run", DRIVER].every(existsSync);

await testEngine("webkit", isInstalled ? DRIVER : undefined, openWebkit);
