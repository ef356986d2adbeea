import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { faq } from "../../content/faq.ts";
import { settingsOf } from "../browser/services.ts";
import { type Change, change, copyProject } from "../project-copy.ts";
import { compress } from "./compress.ts";

const run = promisify(execFile);

const COMMENTED = 'import { hydrateRoot } from "react-dom/client";';

/** What a release may change, from a little to much. */
export const CHANGES = [
  ["a comment", ["src/boot/main.tsx", COMMENTED, `// A comment.\n\n${COMMENTED}`]],
  ["a sentence", ["src/content/faq.ts", faq.subtitle, `${faq.subtitle} Ask us anything else.`]],
  [
    "a component of the first script",
    ["src/screens/first/home/home.tsx", "<Slideshow />", "<Slideshow /><hr hidden />"],
  ],
  [
    "a component of the lazy script",
    ["src/screens/lazy/login/login.tsx", "const logsIn", "console.info(); const logsIn"],
  ],
  // Each script has the hashes of those that it imports in it, and changes with them.
  ["a component of all scripts", ["src/ui/button.tsx", "return (", "console.info(); return ("]],
] as const satisfies readonly (readonly [what: string, change: Change])[];

/**
 * Builds the site from a copy of its source with a change in it, and compresses it.
 *
 * @param folder is replaced by the built site.
 */
export async function release(folder: string, changed?: Change): Promise<void> {
  const copy = await copyProject();
  if (changed !== undefined) await change(copy, changed);
  const options = { cwd: copy, env: { ...process.env, ...settingsOf(process.env.CONTENT ?? "") } };
  await run("npm", ["run", "-s", "build"], options);
  await rm(folder, { recursive: true, force: true });
  await cp(join(copy, "dist"), folder, { recursive: true });
  await rm(copy, { recursive: true });
  await compress(folder);
}
