/** A newcomer sees what ships, a maintainer each change. Neither calls the real services. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { faq } from "../../src/content/faq.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { freePort } from "../helpers/free-port.ts";
import { copyProject, edit } from "../helpers/project-copy.ts";
import { waitUntil } from "../helpers/wait-until.ts";

const test = suite("npm start and npm run dev");

/** A file with a text of the page, that text, and its replacement. */
const WORDS = "src/content/faq.ts";
const [BEFORE = ""] = faq.subtitle.split(/[,.]/);
const AFTER = "Words of a maintainer";

const { scripts } = JSON.parse(await readFile("package.json", "utf8"));

/** Runs one of the two in a copy of the project, with the settings of a real site. */
async function start(copy: string, command: "start" | "dev") {
  const port = await freePort(3);
  // Without npm, since its end wouldn't end what it has started on Windows.
  const [, ...args] = scripts[command].split(" ");
  const started = spawn(process.execPath, args, {
    cwd: copy,
    env: {
      ...process.env,
      // `npm run dev` has other ports, where no service worker of `npm start` has cached anything.
      PORT: String(command === "dev" ? port - 10 : port),
      SITE_ADDRESS: "https://bank.example",
      API_BASE: "https://api.bank.example",
      USERS_API: "https://users.bank.example",
      CONTENT_API: "",
      CONTENT_DATASET: "staging",
      CONTENT_IMAGES: "https://cdn.sanity.io",
    },
  });
  let printed = "";
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = once(started, "exit").then(() => {
    throw new Error(`npm run ${command} has ended:\n${printed}`);
  });
  ended.catch(() => {});
  const waitFor = (goal: string, isTrue: () => boolean | Promise<boolean>) =>
    Promise.race([waitUntil(isTrue, goal, { seconds: 200 }), ended]);
  const get = (path: string, encoding = "") =>
    fetch(`http://127.0.0.1:${port}/${path}`, { headers: { "accept-encoding": encoding } });
  return {
    port,
    get,
    waitFor,
    waitForOutput: (text: string) => waitFor(text, () => printed.includes(text)),
    async page() {
      const response = await get("");
      assert.is(response.status, 200);
      return response.text();
    },
    stop() {
      started.removeAllListeners("exit");
      started.kill();
    },
  };
}

/** Asserts that a page calls the services beside it, not those of the settings. */
function assertOwnServices(html: string, port: number): void {
  assert.match(html, ` http://127.0.0.1:${port + 2} http://127.0.0.1:${port + 1};`);
  assert.match(html, `"http://127.0.0.1:${port + 1}/v2024-02-23/data/query/production?`);
  assert.not.match(html, /bank\.example|sanity\.io/);
}

const copy = await copyProject();
await writeFile(join(copy, ".env"), "CHAT_PHON=+231 770 000 000\n");
test.after(() => cleanUp(copy));

test("npm start warns of a misspelt setting, and serves what ships with services of its own", async () => {
  const { port, get, page, waitForOutput, stop } = await start(copy, "start");
  try {
    await waitForOutput("warning: .env: CHAT_PHON is no setting\n");
    await waitForOutput("The site:");
    assertOwnServices(await page(), port);

    const [script = ""] = /assets\/lazy-screens-\w+\.js/.exec(await page()) ?? [];
    const { headers } = await get(script, "br");
    assert.is(headers.get("content-encoding"), "br");
    assert.match(headers.get("cache-control") ?? "", "immutable");
    // Minified, and without source maps.
    assert.ok((await (await get(script)).text()).length < 100_000);
    assert.match(await (await get("service-worker.js")).text(), /"\.\/":"sha256-/);
  } finally {
    stop();
  }
});

test("pages of npm run dev call its own services, and show each change once it is built", async () => {
  const { port, get, page, waitFor, waitForOutput, stop } = await start(copy, "dev");
  try {
    await waitForOutput("The site:");
    const html = await page();
    assertOwnServices(html, port);
    // This one removes an earlier service worker, and caches no files.
    assert.not.match(await (await get("service-worker.js")).text(), "sha256-");

    assert.match(html, BEFORE);
    await edit(copy, WORDS, (text) => text.replace(BEFORE, AFTER));
    // Every response meanwhile is that of one of the two builds.
    await waitFor(AFTER, async () => {
      const html = await page();
      assert.ok(html.includes(BEFORE) || html.includes(AFTER));
      return html.includes(AFTER);
    });

    await mkdir(join(copy, "static/new"));
    await writeFile(join(copy, "static/new/note.txt"), "A file in a new folder");
    await waitFor("a new file", async () => (await get("new/note.txt")).ok);

    await edit(copy, WORDS, (text) => `${text}(`);
    await waitForOutput("The build has failed");
    assert.match(await page(), AFTER);
  } finally {
    stop();
  }
});

test.run();
