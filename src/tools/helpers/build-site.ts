/** Builds the site for `npm start`, for the other commands that serve it, and for the tests. */
import { execFileSync } from "node:child_process";
import { startFakeContentStore } from "../fakes/fake-content-store.ts";
import type { Service } from "../server/serve.ts";

/** Node's arguments to build the site into a folder. */
export const buildArgs = (folder: string): readonly string[] => [
  "src/tools/run.js",
  "build.ts",
  folder,
];

/** The settings of a build that uses a fake content store and a backend. */
export const settingsOf = (content: string, backend: string) => ({
  CONTENT_PROJECT: "sample",
  CONTENT_API: content,
  CONTENT_IMAGES: content,
  // The fake has one dataset.
  CONTENT_DATASET: "",
  API_BASE: backend,
});

/** Starts a content store, and builds the site that uses it into a folder. */
export async function buildWithContent(
  folder: string,
  backend = "http://backend.invalid",
): Promise<Service> {
  const content = await startFakeContentStore({ port: 0 });
  const env = { ...process.env, ...settingsOf(content.origin, backend) };
  // With "pipe", the error says why the build has failed.
  execFileSync(process.execPath, buildArgs(folder), { env, stdio: "pipe", encoding: "utf8" });
  return content;
}
