/** For `npm run dev`: notices each change of a source, and reloads the open pages after a build. */
import { readdirSync, statSync } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const INTERVAL_MS = 300;

export function datesOfSources(): string {
  const paths = ["src", "static"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  return ["build.ts", "index.html", ...paths]
    .map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}

/**
 * Calls `update` after each change of a source, never twice at a time. Compares dates, since the
 * events of `fs.watch` differ by system and editor.
 *
 * @param built the dates of the sources before they were built.
 */
export async function watchSources(built: string, update: () => Promise<unknown>): Promise<void> {
  for (let last = built; ; await wait(INTERVAL_MS)) {
    const dates = datesOfSources();
    if (dates === last) continue;
    last = dates;
    await update();
  }
}

/** Makes each page of a built folder reload once a request of this path gets its response. */
export async function addReloads(folder: string, path: string): Promise<void> {
  const script = `fetch("${path}").then(() => location.reload());`;
  await writeFile(join(folder, "reload.js"), script);
  await appendFile(join(folder, "index.html"), '<script src="reload.js"></script>');
}
