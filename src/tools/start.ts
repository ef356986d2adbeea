/**
 * `npm start` builds the site as for a release, and serves it and fake services on loopback, as a
 * good host does. `npm run dev` (`--development`) serves a development build, and builds again
 * after each change.
 */
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import { refuse } from "../build/refuse.js";
import { sampleUser, startFakeBackend } from "./fakes/fake-backend.ts";
import { startFakeContentStore } from "./fakes/fake-content-store.ts";
import { buildArgs, contentSettings } from "./helpers/build-site.ts";
import { watchSources, withReloads } from "./server/live-reload.ts";
import { compress, startStaticServer } from "./server/static-server.ts";

const {
  values: { development },
} = parseArgs({ options: { development: { type: "boolean", default: false } } });

const FIRST_PORT = Number(process.env.PORT || 8080);
if (!Number.isInteger(FIRST_PORT) || FIRST_PORT < 1 || FIRST_PORT > 65_522)
  refuse(`PORT must be a whole number from 1 to 65522; it is "${process.env.PORT}"`);
// At the port of `npm start`, its service worker would show the build that it has cached.
const PORT = FIRST_PORT + (development ? 10 : 0);

const originOf = (port: number) => `http://127.0.0.1:${port}`;
const SITE = originOf(PORT);
const CONTENT = originOf(PORT + 1);
const BACKEND = originOf(PORT + 2);
const RELOADS = originOf(PORT + 3);

/** Each port has its own, since several sites may be served at the same time. */
const FOLDER = `node_modules/.cache/served/${PORT}`;

const environment = {
  // A service worker would show a build from its cache.
  ...(development && { SERVICE_WORKER: "off" }),
  ...process.env,
  // Override the settings of the real site, since this one calls no real backend.
  SITE_ADDRESS: "",
  API_BASE: BACKEND,
  USERS_API: "",
  ...(!process.env.CONTENT_API && contentSettings(CONTENT)),
};

async function startOn(port: number, start: (port: number) => Promise<unknown>): Promise<void> {
  await start(port).catch((error: Error) =>
    refuse(`Port ${port} can't be used: ${error.message}
The site and its services have ports in a row. The line PORT=9000 in .env sets others`),
  );
}

/** Builds in a new process, so that it also loads a changed build script. */
async function build(): Promise<boolean> {
  const started = performance.now();
  const args = [...buildArgs(FOLDER), ...(development ? ["--development"] : [])];
  const isBuilt = await promisify(execFile)(process.execPath, args, { env: environment }).then(
    () => true,
    ({ stdout, stderr }) => {
      console.error(stdout + stderr);
      return false;
    },
  );
  if (!isBuilt) return false;
  if (!development) await compress(FOLDER);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

let isServed = false;

async function update(): Promise<void> {
  if (await build()) {
    if (!isServed)
      console.log(`
The site:          ${SITE}/
The content store: ${process.env.CONTENT_API || `${CONTENT}/ (sample news)`}
The backend:       ${BACKEND}/ (users and accounts, in memory only)
Sample login:      ${sampleUser.email} with ${sampleUser.password}
`);
    isServed = true;
  } else if (isServed) console.error("The build has failed. The last build is still served.");
  else process.exit(1);
}

// Before the first build, so that a port in use is reported at once.
await startOn(PORT, (port) =>
  startStaticServer({
    folder: FOLDER,
    port,
    ...(development && { changeDocument: (html) => withReloads(html, RELOADS) }),
  }),
);
await startOn(PORT + 1, (port) => startFakeContentStore({ port }));
await startOn(PORT + 2, (port) => startFakeBackend({ port, site: () => `${SITE}/` }));
// No page sees what an earlier start has built.
await rm(FOLDER, { recursive: true, force: true });
if (development) await startOn(PORT + 3, (port) => watchSources(SITE, port, update));
else await update();
