import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { isRecord } from "../../src/lib/narrow.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { MARKED, type Tab } from "./tab.ts";

const SIZE = { width: 360, height: 640, deviceScaleFactor: 1, mobile: true };

type CommandParams = Readonly<Record<string, unknown>>;

/** The result of a command. */
type Result = Readonly<Record<string, unknown>>;

/** Speaks the DevTools protocol over a pipe: each message is JSON, followed by a zero byte. */
function connect(input: Writable, output: Readable) {
  const waiting = new Map<unknown, { resolve(result: Result): void; reject(error: Error): void }>();
  let listener = (_method: unknown) => {};
  let text = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = `${text}${chunk}`.split("\0");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const { id, method, result, error } = JSON.parse(message);
      if (method !== undefined) listener(method);
      if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  let last = 0;
  return {
    send: (method: string, params: CommandParams = {}, sessionId?: unknown) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    /** Resolves at the next event with this name. */
    next: (event: string) =>
      new Promise<void>((resolve) => {
        listener = (method) => method === event && resolve();
      }),
  };
}

/**
 * Opens a tab of a Chromium of any age. Today's Playwright and Puppeteer send commands that old ones
 * don't know.
 */
export async function openChromium(
  program: string,
  { script }: { readonly script: boolean },
): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), "chromium-"));
  const browser = spawn(
    program,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--hide-scrollbars",
      "--remote-debugging-pipe",
      `--user-data-dir=${profile}`,
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const [, , , input, output] = browser.stdio;
  if (!input || !("write" in input) || !output || !("read" in output))
    throw new Error(`${program} has no pipe`);
  const { send: sendTo, next } = connect(input, output);

  const { targetId } = await sendTo("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await sendTo("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: CommandParams) => sendTo(method, params, sessionId);
  await Promise.all([
    send("Page.enable"),
    send("DOM.enable"),
    send("Emulation.setDeviceMetricsOverride", SIZE),
    send("Emulation.setTouchEmulationEnabled", { enabled: true }),
    send("Emulation.setScriptExecutionDisabled", { value: !script }),
  ]);

  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return isRecord(result) ? result.value : undefined;
  };
  const run: Tab["run"] = async (work, argument) =>
    // The page returns the function's result as JSON.
    (await evaluate(`(${work})(${JSON.stringify(argument)})`)) as ReturnType<typeof work>;

  const focus = () =>
    run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), MARKED);
  /** Presses Ctrl and a letter. */
  const shortcut = async (letter: string) => {
    const key = { modifiers: 2, windowsVirtualKeyCode: letter.charCodeAt(0) };
    await send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
    await send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  };

  return {
    run,
    open: async (address) => {
      // If only the hash changed, the document wouldn't load again.
      const blank = next("Page.loadEventFired");
      await send("Page.navigate", { url: "about:blank" });
      await blank;
      const loaded = next("Page.loadEventFired");
      await send("Page.navigate", { url: address });
      await loaded;
    },
    tap: async () => {
      const point = await run((selector) => {
        const marked = document.querySelector(selector);
        if (marked === null) throw new Error("No element is marked");
        const { left, top, width, height } = marked.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }, MARKED);
      await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    type: async (text) => {
      await focus();
      await send("Input.insertText", { text });
    },
    cut: async () => {
      await focus();
      await shortcut("A");
      await shortcut("X");
    },
    paste: async () => {
      await focus();
      await shortcut("V");
    },
    choose: async (path) => {
      const { root } = await send("DOM.getDocument");
      const nodeId = isRecord(root) ? root.nodeId : undefined;
      const field = await send("DOM.querySelector", { nodeId, selector: MARKED });
      await send("DOM.setFileInputFiles", { nodeId: field.nodeId, files: [path] });
    },
    screenshot: async () => {
      const { data } = await send("Page.captureScreenshot", { format: "png" });
      return Buffer.from(String(data), "base64");
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill("SIGKILL");
      await ended;
      await cleanUp(profile);
    },
  };
}
