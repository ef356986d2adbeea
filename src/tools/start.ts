/**
 * `npm start` builds the site as for a release, and serves it and fake services on loopback, as a
 * good host does. `npm run dev` (`--development`) serves a development build, and builds again
 * after each change.
 */
import { exec, execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import { refuse } from "../build/refuse.js";
import { sampleUser, startFakeBackend } from "./fakes/fake-backend.ts";
import { startFakeContentStore } from "./fakes/fake-content-store.ts";
import { buildArgs, contentSettings } from "./helpers/build-site.ts";
import { reloader } from "./server/live-reload.ts";
import { compress, startStaticServer } from "./server/static-server.ts";
import { watchSources } from "./server/watch-sources.ts";

const {
  values: { development },
} = parseArgs({ options: { development: { type: "boolean", default: false } } });

const PORT = Number(process.env.PORT || 8080);
if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65_532)
  refuse(`PORT must be a whole number from 1 to 65532; it is "${process.env.PORT}"`);

const SITE = `http://127.0.0.1:${PORT}/`;

/** The site is built into one of these folders while the other is served. Each port has its own. */
const CACHE = `node_modules/.cache/served/${PORT}`;
const FOLDERS = [`${CACHE}/one`, `${CACHE}/other`] as const;

/** The version is the time of the build, 0 before the first one. */
let served: Readonly<{ folder: string; version: number }> = { folder: FOLDERS[1], version: 0 };

const reloads = reloader(PORT + 3, () => served.version);

async function startOn<Server>(port: number, start: (port: number) => Promise<Server>) {
  try {
    return await start(port);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && error.syscall === "listen")) throw error;
    return refuse(`Port ${port} can't be used: ${error.message}
The site and its services have ports in a row. The line PORT=9000 in .env sets the first`);
  }
}

// Before the first build, so that a port in use is reported at once.
await startOn(PORT, (port) =>
  startStaticServer({
    folder: () => served.folder,
    port,
    ...(development && { page: reloads.addScript }),
  }),
);
const content = await startOn(PORT + 1, (port) => startFakeContentStore({ port }));
const backend = await startOn(PORT + 2, (port) => startFakeBackend({ port, site: () => SITE }));
if (development) await startOn(PORT + 3, reloads.start);
// No page sees what an earlier start has built.
await rm(CACHE, { recursive: true, force: true });

const environment = {
  // A service worker would show a build from its cache.
  ...(development && { SERVICE_WORKER: "off" }),
  ...process.env,
  // Override the settings of the real site, since this one calls no real backend.
  SITE_ADDRESS: "",
  API_BASE: backend.origin,
  USERS_API: "",
  ...(!process.env.CONTENT_API && contentSettings(content.origin)),
};

const succeeds = (command: Promise<unknown>) =>
  command.then(
    () => true,
    ({ stdout, stderr }) => {
      console.error(stdout + stderr);
      return false;
    },
  );

let typesChecked: Promise<unknown> = Promise.resolve();

/** Checks the types after the last check has ended, unless a newer version is served by then. */
function checkTypes({ version }: typeof served): void {
  typesChecked = typesChecked.then(async () => {
    // On Windows, only a shell can run npm.
    if (version === served.version && !(await succeeds(promisify(exec)("npm run -s types"))))
      console.error("The types are wrong. The new build is served anyway.");
  });
}

/** Builds in a new process, so that it also loads a changed build script. */
async function build(folder: string): Promise<boolean> {
  const started = performance.now();
  const args = [...buildArgs(folder), ...(development ? ["--development"] : [])];
  const built = promisify(execFile)(process.execPath, args, { env: environment });
  if (!(await succeeds(built))) return false;
  if (!development) await compress(folder);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

async function serveNewBuild(): Promise<void> {
  const isFirst = served.version === 0;
  const folder = served.folder === FOLDERS[0] ? FOLDERS[1] : FOLDERS[0];
  if (!(await build(folder))) {
    if (isFirst) process.exit(1);
    return console.error("The build has failed. The last build is still served.");
  }
  served = { folder, version: Date.now() };
  reloads.notify();
  if (isFirst)
    console.log(`
The site:          ${SITE}
The content store: ${process.env.CONTENT_API || `${content.origin}/ (sample news)`}
The backend:       ${backend.origin}/ (users and accounts, in memory only)
Sample login:      ${sampleUser.email} with ${sampleUser.password}
`);
  if (development) checkTypes(served);
}

if (development) await watchSources(serveNewBuild);
else await serveNewBuild();
