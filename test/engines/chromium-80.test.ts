/** The site works in the oldest Chromium that it promises to support. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { npmArgs } from "../helpers/run-program.ts";
import { startProgram } from "./program.ts";
import { MARKED, type Tab } from "./tab.ts";
import { testEngine } from "./visit.ts";

const SIZE = { width: 360, height: 640, deviceScaleFactor: 1, mobile: true };

type Params = Readonly<Record<string, unknown>>;

/** Reads the messages of the DevTools protocol, each with a zero byte after it. */
async function* readMessages(output: Readable) {
  let text = "";
  for await (const chunk of output.setEncoding("utf8")) {
    const messages = `${text}${chunk}`.split("\0");
    text = messages.pop() ?? "";
    for (const message of messages) yield JSON.parse(message);
  }
}

/** Speaks the DevTools protocol over a pipe, one command after another. */
function connect(input: Writable, output: Readable) {
  const messages = readMessages(output);
  return async (method: string, params: Params = {}, sessionId?: unknown): Promise<Params> => {
    input.write(`${JSON.stringify({ id: 1, method, params, sessionId })}\0`);
    for (;;) {
      const { value, done } = await messages.next();
      if (done) throw new Error("Chromium has ended");
      if (value.error) throw new Error(JSON.stringify(value.error));
      if (value.id) return value.result;
    }
  };
}

/** Opens a tab of Chromium 80. Today's Playwright and Puppeteer need functions that it lacks. */
async function openChromium(program: string): Promise<Tab> {
  const browser = startProgram(
    program,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--hide-scrollbars",
      "--remote-debugging-pipe",
      `--user-data-dir=${join(fromEnvironment("RUN_FOLDER"), "chromium-80")}`,
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const [, , , input, output] = browser.stdio;
  const sendTo = connect(input as Writable, output as Readable);

  const { targetId } = await sendTo("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await sendTo("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params?: Params) => sendTo(method, params, sessionId);
  await send("Emulation.setDeviceMetricsOverride", SIZE);
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });

  const run: Tab["run"] = async (work, argument) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression: `(${work})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: ReturnType<typeof work> }).value;
  };

  return {
    run,
    async navigate(url) {
      await send("Page.navigate", { url });
    },
    async tap() {
      const point = await run((selector) => {
        const marked = document.querySelector(selector);
        if (marked === null) throw new Error("No element is marked");
        const { left, top, width, height } = marked.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }, MARKED);
      await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    async type(text) {
      await run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), MARKED);
      await send("Input.insertText", { text });
    },
    async choose(path) {
      const expression = `document.querySelector("${MARKED}")`;
      const { result } = await send("Runtime.evaluate", { expression });
      const { objectId } = result as { objectId: string };
      await send("DOM.setFileInputFiles", { objectId, files: [path] });
    },
    async screenshot() {
      const { data } = await send("Page.captureScreenshot", { format: "png" });
      return Buffer.from(String(data), "base64");
    },
    close: browser.end,
  };
}

/** The package of npm that has the oldest supported Chromium, 80, and the archive's hash. */
const PACKAGE = "chrome-aws-lambda@2.1.1";
const SHA512 =
  "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==";

const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
const PROGRAM = join(CACHE, "old-chromiums", "80", "chromium");

/** Downloads and unpacks the package, 45 MB. */
async function install(): Promise<void> {
  const folder = fromEnvironment("RUN_FOLDER");
  const npm = npmArgs("pack", "--silent", "--pack-destination", folder, PACKAGE);
  const name = execFileSync(process.execPath, npm, { encoding: "utf8" }).trim();
  const archive = join(folder, name);
  const hash = createHash("sha512").update(await readFile(archive));
  if (hash.digest("base64") !== SHA512) throw new Error(`${PACKAGE} has another hash`);
  const tar = ["-xzOf", archive, "package/bin/chromium.br"];
  const program = brotliDecompressSync(execFileSync("tar", tar, { maxBuffer: 2 ** 27 }));
  await mkdir(dirname(PROGRAM), { recursive: true });
  await writeFile(`${PROGRAM}.${process.pid}`, program, { mode: 0o755 });
  await rename(`${PROGRAM}.${process.pid}`, PROGRAM);
}

async function findChromium(): Promise<string | undefined> {
  // The package has no program for other systems.
  if (process.platform !== "linux") return undefined;
  if (!existsSync(PROGRAM)) await install().catch(console.error);
  return [PROGRAM].find(existsSync);
}

await testEngine("chromium-80", await findChromium(), openChromium);
