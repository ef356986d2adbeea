import { readFile } from "node:fs/promises";

/**
 * Reads the licences of the packages in the scripts. A package without `LICENSE` stops the build.
 *
 * @param sources the files that the scripts are bundled from.
 */
export async function readLicences(sources: readonly string[]): Promise<string> {
  const packages = new Set(
    sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
  const texts = [...packages]
    .sort()
    .map(async (name) => `${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, "utf8")}`);
  return (await Promise.all(texts)).join("\n\n");
}
