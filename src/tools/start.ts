/**
 * `npm start` builds the site as for a release, and serves it and fake services on loopback, as a
 * good host does. `npm run dev` (`--development`) serves a development build, and builds again
 * after each change.
 */
import { execFile } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { parseArgs, promisify } from "node:util";
import { refuse } from "../build/refuse.js";
import { sampleUser, startFakeBackend } from "./fakes/fake-backend.ts";
import { startFakeContentStore } from "./fakes/fake-content-store.ts";
import { buildArgs, settingsOf } from "./helpers/build-site.ts";
import { addReloads, datesOfSources, watchSources } from "./server/live-reload.ts";
import { compress, NEXT_BUILD, startStaticServer } from "./server/static-server.ts";

const {
  values: { development },
} = parseArgs({ options: { development: { type: "boolean", default: false } } });

// At the port of `npm start`, its service worker would show the build that it has cached.
const PORT = Number(process.env.PORT || 8080) + (development ? 10 : 0);

const originOf = (port: number) => `http://127.0.0.1:${port}`;
const SITE = originOf(PORT);
const CONTENT = originOf(PORT + 1);
const BACKEND = originOf(PORT + 2);

/** Each port has its own, since several sites may be served at the same time. */
const FOLDER = `node_modules/.cache/served/${PORT}`;

const environment = {
  ...process.env,
  // A service worker would show a build from its cache.
  ...(development && { SERVICE_WORKER: "off" }),
  // Override the settings of the real site, since this one calls no real service.
  SITE_ADDRESS: "",
  USERS_API: "",
  ...settingsOf(CONTENT, BACKEND),
};

async function startOn(port: number, start: (port: number) => Promise<unknown>): Promise<void> {
  await start(port).catch((error: Error) =>
    refuse(`Port ${port} can't be used: ${error.message}
The site and its services have ports in a row. The line PORT=9000 in .env sets others`),
  );
}

/** Tells the static server of each build. Every open page waits for the next one. */
const builds = new EventEmitter().setMaxListeners(0);

/** Builds in a new process, so that it also loads a changed build script. */
async function build(): Promise<boolean> {
  const started = performance.now();
  const args = [...buildArgs(FOLDER), ...(development ? ["--development"] : [])];
  const isBuilt = await promisify(execFile)(process.execPath, args, { env: environment }).then(
    () => true,
    ({ stderr }) => {
      console.error(`${stderr}The build has failed`);
      return false;
    },
  );
  if (!isBuilt) return false;
  await (development ? addReloads(FOLDER, NEXT_BUILD) : compress(FOLDER));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  builds.emit("built");
  return true;
}

// Before the first build, so that a port in use is reported at once.
await startOn(PORT, (port) =>
  startStaticServer({
    folder: FOLDER,
    port,
    ...(development && { nextBuild: () => once(builds, "built") }),
  }),
);
await startOn(PORT + 1, (port) => startFakeContentStore({ port }));
await startOn(PORT + 2, (port) => startFakeBackend({ port, site: () => `${SITE}/` }));
const sources = datesOfSources();
if (!(await build())) process.exit(1);
console.log(`
The site:          ${SITE}/
The content store: ${CONTENT}/ (sample news)
The backend:       ${BACKEND}/ (users and accounts, in memory only)
Sample login:      ${sampleUser.email} with ${sampleUser.password}
`);
if (development) await watchSources(sources, build);
