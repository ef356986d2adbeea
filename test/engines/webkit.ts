import { spawn } from "node:child_process";
import { isRecord } from "../../src/lib/narrow.ts";
import { freePort } from "../../src/tools/start/http.ts";
import { waitUntil } from "../helpers/page.ts";
import type { Tab } from "./tab.ts";
import { type Command, webdriverTab } from "./webdriver.ts";

/** The window can't be narrower than its toolbar: the page is about 450 pixels wide. */
const SIZE = { width: 360, height: 640 };

/** The longest time in which a script of a test runs, in milliseconds. */
const LONGEST_SCRIPT = 10_000;

/** The path of each command, after that of the session. */
const ADDRESSES: Readonly<Record<Command, (element?: string) => string>> = {
  Navigate: () => "url",
  ExecuteScript: () => "execute/sync",
  FindElement: () => "element",
  ElementClick: (element) => `element/${element}/click`,
  ElementSendKeys: (element) => `element/${element}/value`,
  TakeScreenshot: () => "screenshot",
};

/** Opens a tab of the installed WebKitGTK, whose small browser needs a screen for its window. */
export async function openWebkit(driver: string, browser: string): Promise<Tab> {
  const port = await freePort();
  const program = spawn("xvfb-run", ["-a", driver, `--port=${port}`], {
    stdio: "ignore",
    // In a process group of its own, so that the screen and the browser can be ended with it.
    detached: true,
  });
  const call = async (
    method: string,
    address: string,
    body?: object,
    signal: AbortSignal | null = null,
  ): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await waitUntil(() => call("GET", "status").then(Boolean, () => false), "WebKit's driver");
  const session = await call("POST", "session", {
    capabilities: {
      alwaysMatch: {
        // With any other strategy, a command waits until the page's scripts have loaded.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      },
    },
  });
  const base = `session/${isRecord(session) ? session.sessionId : ""}`;
  await call("POST", `${base}/window/rect`, SIZE);

  return webdriverTab(
    (command, body, element) => {
      const method = command === "TakeScreenshot" ? "GET" : "POST";
      const address = `${base}/${ADDRESSES[command](element)}`;
      const signal = command === "ExecuteScript" ? AbortSignal.timeout(LONGEST_SCRIPT) : null;
      const sent = call(method, address, method === "POST" ? body : undefined, signal);
      return sent.catch((error: Error) => {
        // A command has no result if its page is left meanwhile. If the page reloads itself just when
        // a script is sent, the driver never responds.
        if (error.message.includes("unload event") || error.name === "TimeoutError") return null;
        throw error;
      });
    },
    async () => {
      await call("DELETE", base).catch(() => {});
      const ended = new Promise((resolve) => program.once("exit", resolve));
      process.kill(-Number(program.pid), "SIGKILL");
      await ended;
    },
  );
}
