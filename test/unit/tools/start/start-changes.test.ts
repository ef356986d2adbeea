/** Without this a maintainer would look at an old page, or send test data to the real services. */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { faq } from "../../../../src/content/faq.ts";
import { change, copyProject } from "../../../../src/tools/project-copy.ts";
import { cleanUp } from "../../../helpers/clean-up.ts";
import { suite } from "../../../helpers/suite.ts";

const test = suite("npm start and changes");

/** How long to wait between two requests of the page, in milliseconds. */
const INTERVAL = 50;

/** Words of the page, and what a maintainer changes them to. */
const [BEFORE = ""] = faq.subtitle.split(/[,.]/);
const AFTER = "Words of a maintainer";

/**
 * The first of four ports in a row that are free. They are below those that systems give to
 * connections and to servers without a port of their own, so that no other test takes one meanwhile.
 */
async function fourFreePorts(): Promise<number> {
  for (;;) {
    const first = randomInt(10_000, 30_000);
    const isFree = (port: number) =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => false,
        () => true,
      );
    if ((await Promise.all([0, 1, 2, 3].map((offset) => isFree(first + offset)))).every(Boolean))
      return first;
  }
}

/** Starts a copy of the project, with the settings in a terminal where the real site has just been built. */
async function start(copy: string) {
  const port = await fourFreePorts();
  const started = spawn("npm", ["start"], {
    cwd: copy,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ADDRESS: "https://bank.example",
      API_BASE: "https://api.bank.example",
      USERS_API: "https://users.bank.example",
      CONTENT_API: "",
      CONTENT_DATASET: "staging",
      CONTENT_IMAGES: "https://cdn.sanity.io",
    },
    detached: true,
  });
  let printed = "";
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = once(started, "exit").then(() => {
    throw new Error(`It has ended:\n${printed}`);
  });
  ended.catch(() => {});
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) await Promise.race([sleep(INTERVAL), ended]);
  };
  return {
    port,
    until,
    untilPrinted: (text: string) => until(() => printed.includes(text)),
    async page() {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      assert.is(response.status, 200);
      return response.text();
    },
    stop() {
      started.removeAllListeners("exit");
      // One that has ended by itself has failed the test already.
      if (started.pid !== undefined && started.exitCode === null) process.kill(-started.pid);
    },
  };
}

test("its pages call its own services, and show a change when it is built, and the page before until then", async () => {
  const copy = await copyProject();
  const first = await start(copy);
  const stops = [first.stop];
  try {
    await first.untilPrinted("The site:");
    const second = await start(copy);
    stops.push(second.stop);
    await second.untilPrinted("The site:");
    for (const { port, page } of [first, second]) {
      const html = await page();
      assert.match(html, ` http://127.0.0.1:${port + 2} http://127.0.0.1:${port + 1};`);
      assert.match(html, `"http://127.0.0.1:${port + 1}/v2024-02-23/data/query/production?`);
      assert.not.match(html, /bank\.example|sanity\.io/);
    }
    stops.pop()?.();

    const { port, page, until, untilPrinted } = first;
    assert.match(await page(), BEFORE);
    await change(copy, [
      "src/content/faq.ts",
      "title: screens.faq.title",
      "title: screens.faq.nothing",
    ]);
    await change(copy, ["src/content/faq.ts", BEFORE, AFTER]);
    // Each response on the way is that of one of the two builds.
    await until(async () => {
      const html = await page();
      assert.ok(html.includes(BEFORE) || html.includes(AFTER));
      return html.includes(AFTER);
    });

    await mkdir(join(copy, "static/new"));
    await writeFile(join(copy, "static/new/note.txt"), "A file in a new folder");
    await until(async () => (await fetch(`http://127.0.0.1:${port}/new/note.txt`)).ok);

    await untilPrinted("The types are wrong. The site goes on.");
    await change(copy, ["src/content/faq.ts", "title: screens.faq.nothing", "title: ("]);
    await untilPrinted("The build has failed. The site stays as it was.");
    assert.match(await page(), AFTER);
  } finally {
    for (const stop of stops) stop();
    await cleanUp(copy);
  }
});

test.run();
