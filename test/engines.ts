/**
 * `npm run engines`: tries the site in the other engines alone, with pictures of its screens in each,
 * in the folder `shots/engines`. It fetches the old Chromiums first, where they aren't there yet.
 * With a name on the command line it tries only the engines that have it in their names.
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
