import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import * as company from "../../src/content/company.ts";
import { buildArgs, settingsOf } from "../../src/tools/build-site.ts";
import { fromEnvironment } from "../helpers/environment.ts";

const run = promisify(execFile);

/** The names of two versions. `test/run.ts` has built the first. */
export const FIRST = company.name;
export const SECOND = "Second";

/**
 * A folder to serve, into which versions of the site are published. They differ by the company's
 * name.
 *
 * @param name is unique to the test file.
 */
export function createVersions(name: string) {
  const root = resolve(fromEnvironment("RUN_FOLDER"), "versions", name);
  const folder = resolve(root, "served");

  /** The folder of a version that is built. */
  const folderOf = (company: string) =>
    company === FIRST ? fromEnvironment("SITE") : resolve(root, company);

  /** Builds another version. */
  async function build(company: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
    const settings = { ...settingsOf(fromEnvironment("CONTENT")), COMPANY_NAME: company };
    const env = { ...process.env, ...settings, ...environment };
    await run(process.execPath, buildArgs(folderOf(company)), { env });
  }

  /** Replaces the served version by another one. */
  async function publish(company: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    await cp(folderOf(company), folder, { recursive: true });
  }

  /** Removes the lazy script from the served version. */
  async function removeLazyScript(): Promise<void> {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((file) => file.includes("lazy-screens")))
      await rm(resolve(folder, file));
  }

  /** Makes a script of the served version throw. Its name begins with `name`. */
  async function breakScript(name: string): Promise<void> {
    const files = await readdir(resolve(folder, "assets"));
    const script = resolve(folder, "assets", files.find((file) => file.startsWith(name)) ?? name);
    const worker = resolve(folder, "service-worker.js");
    const integrity = (text: string) => createHash("sha256").update(text).digest("base64");
    const text = await readFile(script, "utf8");
    const broken = `throw new Error("It is broken");${text}`;
    await writeFile(script, broken);
    const shell = await readFile(worker, "utf8");
    await writeFile(worker, shell.replace(integrity(text), integrity(broken)));
  }

  return { folder, folderOf, build, publish, removeLazyScript, breakScript };
}

/** Waits until the page is one of the version with this company. */
export async function waitForVersion(page: Page, company: string): Promise<void> {
  await page.waitForFunction((company) => document.title.endsWith(` · ${company}`), company);
}
