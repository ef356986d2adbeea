import { startContentStore } from "../start/content-store.ts";

/** The backend's host name in the built site. Each `startSite` starts a backend of its own. */
const BACKEND_HOST = "backend.localhost";

/** Node's arguments to build the site into a folder. */
export const buildArgs = (folder: string): readonly string[] => [
  "src/tools/run.js",
  "build.ts",
  folder,
];

/** The settings of a build that uses the services. */
export const settingsOf = (content: string) => ({
  CONTENT_PROJECT: "sample",
  CONTENT_API: content,
  CONTENT_IMAGES: content,
  API_BASE: `http://${BACKEND_HOST}`,
});

/**
 * Starts the content store of a built site.
 *
 * @param folder the folder that the caller builds the site into.
 * @returns the settings of the build, and the environment that `startBrowser` and `startSite` read.
 */
export async function startServices(folder: string, browser: string) {
  const content = await startContentStore({ port: 0 });
  return {
    settings: settingsOf(content.origin),
    environment: { BROWSER: browser, SITE: folder, CONTENT: content.origin, BACKEND: BACKEND_HOST },
    close: content.close,
  };
}
