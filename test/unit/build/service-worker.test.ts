/** A visitor's phone caches what the site needs, and nothing else that its host serves. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { runProgram } from "../../helpers/run-program.ts";

const test = suite("service worker");

const copy = await copyProject();
test.after(() => cleanUp(copy));

test("a build prints the files that the service worker caches, none of which is an operator's", async () => {
  await mkdir(join(copy, "static/assets"));
  for (const name of ["terms.pdf", "assets/terms.js"])
    await writeFile(join(copy, "static", name), name);
  const { printed } = await runProgram("build.ts", [], { cwd: copy });

  const scripts = await readdir(join(copy, "dist/assets"));
  assert.ok(scripts.includes("terms.js"));
  const ours = scripts.filter((name) => name !== "terms.js").map((name) => `assets/${name}`);
  const [, list = ""] = /^The service worker caches (.*)$/m.exec(printed) ?? [];
  assert.equal(list.split(", ").sort(), ["index.html", "icon.svg", ...ours].sort());
  const worker = await readFile(join(copy, "dist/service-worker.js"), "utf8");
  const cached = Array.from(worker.matchAll(/"([^"]+)":"sha256-/g), ([, file]) => file);
  assert.equal(cached, list.replace("index.html", "./").split(", "));
});

test.run();
