import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { weightOf } from "../../build/weights.ts";
import { faq } from "../../content/faq.ts";
import { buildArgs, settingsOf } from "../browser/services.ts";
import { type Change, change, copyProject } from "../project-copy.ts";

const run = promisify(execFile);

const IMPORT = 'import { hydrateRoot } from "react-dom/client";';

/** What a release may change, from a little to much. */
export const CHANGES: readonly (readonly [label: string, change: Change])[] = [
  ["a comment", ["src/boot/main.tsx", IMPORT, `// A comment.\n\n${IMPORT}`]],
  ["a sentence", ["src/content/faq.ts", faq.subtitle, `${faq.subtitle} Ask us anything else.`]],
  [
    "a component of the first script",
    ["src/screens/first/home/home.tsx", "<Slideshow />", "<Slideshow /><hr hidden />"],
  ],
  [
    "a component of the lazy script",
    ["src/screens/lazy/login/login.tsx", "const logsIn", "console.info(); const logsIn"],
  ],
  // A script contains the hashes of the scripts that it imports, so it changes with them.
  ["a component of all scripts", ["src/ui/button.tsx", "return (", "console.info(); return ("]],
];

/** The files of a new version that a service worker fetches if they have changed. */
const FETCHED = /^(assets\/.*\.js|index\.html|icon\.svg|service-worker\.js)$/;

/**
 * What a release costs a visitor with the previous version: the bytes of all bodies in brotli.
 *
 * @param before the folder with the previous version.
 * @param after the folder with the release.
 */
export async function releaseCost(before: string, after: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(after, { recursive: true })) {
    if (!FETCHED.test(name)) continue;
    const contents = await readFile(join(after, name));
    const old = await readFile(join(before, name)).catch(() => null);
    if (!old?.equals(contents)) bytes += weightOf(contents);
  }
  return bytes;
}

/** What releases with these changes cost. Each is built from the same copy of the source. */
export async function releaseCosts(changes: typeof CHANGES): Promise<ReadonlyMap<string, number>> {
  const copy = await copyProject();
  const [before, after] = [join(copy, "before"), join(copy, "after")];
  const env = { ...process.env, ...settingsOf("http://127.0.0.1:50000") };
  const build = (folder: string) => run(process.execPath, buildArgs(folder), { cwd: copy, env });
  await build(before);
  const costs = new Map<string, number>();
  for (const [label, [file, from, to]] of changes) {
    await change(copy, [file, from, to]);
    await build(after);
    await change(copy, [file, to, from]);
    costs.set(label, await releaseCost(before, after));
  }
  await rm(copy, { recursive: true });
  return costs;
}
