/**
 * `npm start`: the site on loopback with the services that it needs beside it, built again and
 * loaded again whenever a source file changes.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { sampleUser, startBackend } from "./start/backend.ts";
import { startContentStore } from "./start/content-store.ts";
import { oneAtATime } from "./start/one-at-a-time.ts";
import { startStaticServer } from "./start/static-server.ts";

/** Says why the site can't be started, and ends. */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** The site's port; each service has one of the next three. */
const PORT = Number(process.env.PORT || 8080);
if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65_532)
  refuse(`PORT must be a whole number from 1 to 65532; it is "${process.env.PORT}"`);

const SITE = `http://127.0.0.1:${PORT}/`;
const RELOADS = `http://127.0.0.1:${PORT + 3}`;

/** The site is built into one of these folders while the other is served. Another start has other ones. */
const CACHE = `node_modules/.cache/start/${PORT}`;
const FOLDERS = [`${CACHE}/one`, `${CACHE}/other`] as const;

/** The folder that is served, and what is in it: each build has a version of its own. */
let served: { readonly folder: string; readonly version: number } = {
  folder: `${CACHE}/waiting`,
  version: Date.now(),
};

/** The open pages. Each gets the version that is served. */
const pages = new Set<ServerResponse>();
const tellVersion = (page: ServerResponse) => page.write(`data: ${served.version}\n\n`);
const reloads = createServer((_, response) => {
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "access-control-allow-origin": "*",
  });
  tellVersion(response);
  pages.add(response);
  response.on("close", () => pages.delete(response));
});

/** Adds the script that reloads a page of another version, and lets the page's policy allow it. */
function withReload(html: string): string {
  const script = `new EventSource("${RELOADS}").onmessage = ({ data }) => data === "${served.version}" || location.reload()`;
  const hash = createHash("sha256").update(script).digest("base64");
  return html
    .replace("script-src", `script-src 'sha256-${hash}'`)
    .replace("connect-src", `connect-src ${RELOADS}`)
    .replace("</body>", `<script>${script}</script></body>`);
}

/** Starts a server on its port. Where it can't listen there, says so and ends. */
async function startOn<Server>(port: number, start: (port: number) => Promise<Server>) {
  try {
    return await start(port);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error && error.syscall === "listen")) throw error;
    return refuse(`Port ${port} can't be used: ${error.message}
The site and its services need four ports in a row. PORT chooses the first: PORT=9000 npm start`);
  }
}

// What a page shows that is opened before the first build has ended. It reloads after that.
await mkdir(served.folder, { recursive: true });
const WAITING =
  "<!doctype html><title>Building</title><body><p>The site is being built.</p></body>";
await writeFile(join(served.folder, "index.html"), WAITING);

// Before the first build, so that a port that is taken is known at once.
await startOn(PORT, (port) =>
  startStaticServer({ folder: () => served.folder, port, page: withReload }),
);
const content = await startOn(PORT + 1, (port) => startContentStore({ port }));
const backend = await startOn(PORT + 2, (port) => startBackend({ port, site: () => SITE }));
await startOn(PORT + 3, (port) => once(reloads.listen(port, "127.0.0.1"), "listening"));

const environment = {
  // A page that is loaded again shows what has just been built.
  SERVICE_WORKER: "off",
  ...process.env,
  // Also where these are set for the real site: this one calls no real backend.
  SITE_ADDRESS: "",
  API_BASE: backend.origin,
  USERS_API: "",
  ...(!process.env.CONTENT_API && {
    CONTENT_PROJECT: "sample",
    CONTENT_API: content.origin,
    CONTENT_IMAGES: content.origin,
    // The fake content store has one dataset.
    CONTENT_DATASET: "",
  }),
};

/** Runs a script of `package.json`, which prints its errors, and tells whether it succeeded. */
async function runScript(script: string, output: "inherit" | "ignore"): Promise<boolean> {
  const child = spawn(`npm run -s ${script}`, {
    stdio: ["ignore", output, "inherit"],
    env: environment,
    shell: true,
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

const checkTypes = oneAtATime(async () => {
  if (!(await runScript("types", "inherit")))
    console.error("The types are wrong. The site goes on.");
});

let watchers: readonly FSWatcher[] = [];

/**
 * Watches each folder of the sources by itself, also those that are new since the last build. On Linux,
 * Node's `recursive` loses a file that an editor or Git replaces by a new one.
 */
function watchSources(): void {
  for (const watcher of watchers) watcher.close();
  const folders = ["src", "static"].flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name)),
  ]);
  watchers = [".", ...folders].map((folder) =>
    watch(folder, (_, file) => {
      const path = join(folder, file ?? "");
      if (/^(src|static|index\.html|build\.ts)/.test(path)) build(path);
    }),
  );
}

/** Builds in a process of its own, so that a change to the build itself counts too. */
const build = oneAtATime(async (changes) => {
  watchSources();
  console.log(`Building: ${changes.join(", ")}`);
  const started = performance.now();
  const folder = served.folder === FOLDERS[0] ? FOLDERS[1] : FOLDERS[0];
  if (!(await runScript(`build -- ${folder} --development`, "ignore"))) {
    console.error("The build has failed. The site stays as it was.");
    return;
  }
  served = { folder, version: Date.now() };
  for (const page of pages) tellVersion(page);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  checkTypes("types");
});

const first = served.version;
await build("the whole site");
if (served.version === first) process.exit(1);

console.log(`
The site:          ${SITE}
The content store: ${process.env.CONTENT_API || `${content.origin}/ (sample news)`}
The backend:       ${backend.origin}/ (users and accounts, in memory alone)
Sample sign-in:    ${sampleUser.email} with ${sampleUser.password}
`);
