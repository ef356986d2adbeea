/**
 * Runs one unit test file in this process, for a debugger:
 * `node --inspect-brk src/tools/run.js test/debug.ts test/unit/app.test.tsx`.
 */
import "./helpers/happy-dom.ts";
import { pathToFileURL } from "node:url";
import { bundle, scriptOf } from "./bundle.ts";

const FOLDER = "node_modules/.cache/debug";
const [file = ""] = process.argv.slice(2);
await bundle([file], FOLDER);
await import(pathToFileURL(scriptOf(FOLDER, file)).href);
