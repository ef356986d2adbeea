import { execFileSync } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { firstProgram } from "../../src/tools/browser/find-browser.ts";
import { OLD_CHROMIUMS, programOf } from "./engines.ts";

/** Downloads and unpacks the old Chromiums that are missing, 45 MB each. */
export async function installChromiums(): Promise<void> {
  for (const chromium of OLD_CHROMIUMS) {
    const program = programOf(chromium);
    if ((await firstProgram([program])) !== null) continue;
    console.log(`Downloading Chromium ${chromium.version} in ${chromium.package}`);

    const folder = await mkdtemp(join(tmpdir(), "chromium-"));
    const npm = ["pack", "--silent", "--pack-destination", folder, chromium.package];
    const archive = execFileSync("npm", npm, { encoding: "utf8" }).trim();
    execFileSync("tar", ["-xzf", join(folder, archive), "-C", folder]);
    const unpacked = join(folder, "chromium");
    await pipeline(
      createReadStream(join(folder, "package/bin/chromium.br")),
      createBrotliDecompress(),
      createWriteStream(unpacked),
    );
    await chmod(unpacked, 0o755);
    await mkdir(dirname(program), { recursive: true });
    // Rename it when it is complete.
    execFileSync("mv", [unpacked, program]);
    await rm(folder, { recursive: true });
  }
}
