/**
 * `npm run engines`: runs only the tests in other engines, and stores screenshots of the screens in
 * the folder `shots/engines`. With a name on the command line it runs only the engines whose names
 * contain it. First it downloads missing old Chromiums.
 */
import { spawnSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { engines } from "./engines/engines.ts";
import { installChromiums } from "./engines/install.ts";

const PICTURES = resolve("shots/engines");

const [ENGINE = ""] = process.argv.slice(2);
if (engines.some(({ name }) => name.startsWith("chromium") && name.includes(ENGINE)))
  await installChromiums();
await rm(PICTURES, { recursive: true, force: true });
await mkdir(PICTURES, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  ["src/tools/run.js", "test/run.ts", "test/engines/"],
  {
    stdio: "inherit",
    env: { ...process.env, PICTURES, ENGINE },
  },
);
process.exitCode = status ?? 1;
