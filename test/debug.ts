/**
 * Runs one unit test file in this process, for a debugger:
 * `node --inspect-brk src/tools/run.js test/debug.ts test/unit/app.test.tsx`.
 */
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, IN_TURN } from "./bundle.ts";

const FOLDER = resolve("node_modules/.cache/debug");
await rm(FOLDER, { recursive: true, force: true });
await bundle(process.argv.slice(2), FOLDER);
await import(pathToFileURL(resolve(FOLDER, IN_TURN)).href);
