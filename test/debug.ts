/**
 * Runs one unit test file in this process, for a debugger:
 * `node --inspect-brk src/tools/run.js test/debug.ts test/unit/app.test.tsx`.
 */
import { rm } from "node:fs/promises";
import { normalize, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withSlashes } from "../src/tools/helpers/with-slashes.ts";
import { bundle } from "./bundle.ts";

const FOLDER = resolve("node_modules/.cache/debug");
const file = withSlashes(normalize(process.argv[2] ?? ""));
await rm(FOLDER, { recursive: true, force: true });
const ENVIRONMENT = "test/helpers/unit-environment.ts";
await bundle([ENVIRONMENT, file], FOLDER);
for (const module of [ENVIRONMENT, file])
  await import(pathToFileURL(resolve(FOLDER, `${module}.js`)).href);
