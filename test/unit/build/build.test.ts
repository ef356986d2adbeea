/** A build follows an operator's `.env`, and a visitor downloads and caches little of it. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { browserOptions } from "../../../src/build/browser-options.ts";
import { weightOf } from "../../../src/build/weights.ts";
import { settingsOf } from "../../../src/tools/helpers/build-site.ts";
import { BACKEND_ORIGIN } from "../../helpers/backend-host.ts";
import { cleanUp } from "../../helpers/clean-up.ts";
import { copyProject } from "../../helpers/project-copy.ts";
import { npmArgs, runNode, runProgram } from "../../helpers/run-program.ts";

const test = suite("a build");

const copy = await copyProject();
test.after(() => cleanUp(copy));

const writeEnv = (contents: string | Uint8Array) => writeFile(join(copy, ".env"), contents);
const build = (env = {}) => runNode(npmArgs("run", "-s", "build"), { cwd: copy, env });
const readBuilt = (name: string) => readFile(join(copy, "dist", name), "utf8");

// Not in `before`, whose errors uvu ignores.
await writeEnv(
  '\ufeffCOMPANY_NAME="File & {{Sons}}"\r\nCHAT_PHONE=wrong\r\nCHAT_PHON=1\r\nPORT=9000\r\n',
);
await mkdir(join(copy, "static/assets"));
for (const name of ["terms.pdf", "assets/terms.js"])
  await writeFile(join(copy, "static", name), name);
const services = settingsOf("http://127.0.0.1:5000", BACKEND_ORIGIN);
const built = await build({ CHAT_PHONE: "+231 770 000 001", ...services });

// The smallest page with React. The scripts' limits grow and shrink with React.
async function weightOfReact(): Promise<number> {
  const contents = `
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(createElement("p", null, "Hello"));`;
  const stdin = { contents, resolveDir: "." };
  const { outputFiles } = await esbuild.build({ ...browserOptions, stdin });
  return weightOf(outputFiles[0]?.text ?? "");
}

test("npm run build reads .env, as editors of Windows write it, for settings that the environment lacks", async () => {
  assert.is(built.code, 0, built.printed);
  const manifest = JSON.parse(await readBuilt("manifest.webmanifest"));
  assert.is(manifest.name, "File & {{Sons}}");
  assert.equal(built.printed.match(/^warning: .*\.env.*$/gm), [
    "warning: .env: CHAT_PHON is no setting",
  ]);
});

test("the tests ignore an operator's .env", async () => {
  // It would be refused for its `CHAT_PHONE`.
  const ofTests = await runProgram("build.ts", ["src"], { cwd: copy });
  assert.match(ofTests.printed, /^error: no build has written /);
});

test("npm run build refuses a .env that it would misread", async () => {
  await writeEnv(Buffer.from("COMPANY_NAME=Société\r\n", "latin1"));
  const notUtf8 = "error: .env isn't UTF-8: save it in this encoding\n";
  assert.equal(await build(), { code: 1, printed: notUtf8 });
});

test("the service worker caches every script of the build, and none of an operator's files", async () => {
  const scripts = await readdir(join(copy, "dist/assets"));
  assert.ok(scripts.includes("terms.js"));
  const ours = scripts.filter((name) => name !== "terms.js").map((name) => `assets/${name}`);
  const worker = await readBuilt("service-worker.js");
  const cached = Array.from(worker.matchAll(/"([^"]+)":"sha256-/g), ([, file]) => file);
  assert.equal(cached.sort(), ["./", "icon.svg", "portrait.svg", ...ours].sort());
});

test("a visitor downloads no more than the limits", async () => {
  const react = await weightOfReact();
  // In bytes after brotli. A higher limit lets visitors download more.
  const limits = {
    "document up to the end of Home": 10_500,
    "styles within the document": 11_500,
    "first script with its chunks": 1.45 * react,
    "all scripts": 1.85 * react,
    "all files for a visitor who saves data": 25_000,
    "all files of a first visit to Home": 133_000,
  };
  const tooHeavy = Object.entries(limits).flatMap(([part, limit]) => {
    const weight = Number(new RegExp(`^${part} +(\\d+) bytes`, "m").exec(built.printed)?.[1]);
    return weight <= limit ? [] : `${part}: ${weight} bytes, and the limit is ${Math.floor(limit)}`;
  });
  assert.equal(tooHeavy, [], "make these lighter");
});

test.run();
