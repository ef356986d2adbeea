/**
 * Runs test files in this process, one after another, as uvu's own command does. Several processes
 * get the same list (`run-files.ts`): each file runs in the first that takes it.
 */
import { writeFile } from "node:fs/promises";
import { relative } from "node:path";

declare global {
  /** uvu's own: it doesn't run the suites by itself, and the suites that wait, by file. */
  var UVU_DEFER: boolean;
  var UVU_QUEUE: unknown[][];
}

globalThis.UVU_DEFER = true;
const { exec } = await import("uvu");
const environment = { ...process.env };

/** @returns whether no other process has taken the file. */
const take = (script: URL) =>
  writeFile(new URL(`${script.href}.taken`), "", { flag: "wx" }).then(
    () => true,
    () => false,
  );

for (const file of process.argv.slice(2)) {
  const path = relative("test", file).replace(/\.tsx?$/, ".js");
  const script = new URL(path, import.meta.url);
  if (!(await take(script))) continue;
  console.log(`\n> ${file}`);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  UVU_QUEUE.splice(0, UVU_QUEUE.length, [null]);
  try {
    if (/^unit\b/.test(path)) {
      const { openWindow } = await import("./helpers/happy-dom.ts");
      await openWindow();
    }
    await import(script.href);
    await exec();
  } catch (error) {
    console.error(error);
  }
}
// A file may have left a server or a browser open. Write first what is printed.
process.stdout.write("\n", () => process.exit());
