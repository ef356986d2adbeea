/**
 * `npm run engines`: runs only the tests in other engines, and stores screenshots of the screens in
 * the folder `shots/engines`. First it downloads the old Chromiums that are missing. With a name on
 * the command line it runs only the engines whose names contain it.
 */
import { spawnSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { installChromiums } from "./engines/install.ts";

const PICTURES = resolve("shots/engines");

await installChromiums();
await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  ["src/tools/run.js", "test/run.ts", "test/engines/"],
  { stdio: "inherit", env: { ...process.env, PICTURES, ENGINE: process.argv[2] ?? "" } },
);
process.exitCode = status ?? 1;
