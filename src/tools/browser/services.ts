import { startContentStore } from "../start/content-store.ts";

/** The name under which the built site finds the backend; each visit starts its own. */
const BACKEND = "backend.test";

/** What Node runs to build the site into a folder. */
export const buildOf = (folder: string): readonly string[] => [
  "src/tools/run.js",
  "build.ts",
  folder,
];

/** The settings to build the site with, so that it finds the services. */
export const settingsOf = (content: string) => ({
  CONTENT_PROJECT: "sample",
  CONTENT_API: content,
  CONTENT_IMAGES: content,
  API_BASE: `http://${BACKEND}`,
});

/**
 * Starts what the built site needs while it is visited.
 *
 * @param folder where the site is built to, by `settings`.
 * @returns the settings to build the site with, and the environment in which `startSite` visits it.
 */
export async function startServices(folder: string, browser: string) {
  const content = await startContentStore({ port: 0 });
  return {
    settings: settingsOf(content.origin),
    environment: { BROWSER: browser, SITE: folder, CONTENT: content.origin, BACKEND },
    close: content.close,
  };
}
