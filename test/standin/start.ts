/**
 * `npm start`: the site on loopback with the services that it needs beside it, built again and
 * loaded again whenever a source file changes.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { watch } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { sampleUser, startBackend } from "./backend.ts";
import { startContentStore } from "./content-store.ts";
import { startStaticServer } from "./static-server.ts";

/** Says why the site can't be started, and ends. */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** The site's port; each service has one of the next three. */
const PORT = Number(process.env.PORT || 8080);
if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65_532)
  refuse(`PORT must be a whole number from 1 to 65532; it is "${process.env.PORT}"`);

/** How long, in milliseconds, a burst of changes may go on before the site is built again. */
const BURST = 100;

const SITE = `http://127.0.0.1:${PORT}/`;
const RELOADS = `http://127.0.0.1:${PORT + 3}`;
const RELOAD = `new EventSource("${RELOADS}").onmessage = () => location.reload()`;

/** The pages that are open, each waiting to hear of the next build. */
const pages = new Set<ServerResponse>();
const reloads = createServer((_, response) => {
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "access-control-allow-origin": "*",
  });
  response.flushHeaders();
  pages.add(response);
  response.on("close", () => pages.delete(response));
});

/** Adds the script that waits for the next build to the page and to what the page allows. */
function withReload(html: string): string {
  const hash = createHash("sha256").update(RELOAD).digest("base64");
  return html
    .replace("script-src", `script-src 'sha256-${hash}'`)
    .replace("connect-src", `connect-src ${RELOADS}`)
    .replace("</body>", `<script>${RELOAD}</script></body>`);
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

// Before the first build, so that a port that is taken is known at once.
await startOn(PORT, (port) => startStaticServer({ folder: "dist", port, page: withReload }));
const content = await startOn(PORT + 1, (port) => startContentStore({ port }));
const backend = await startOn(PORT + 2, (port) => startBackend({ port, site: () => SITE }));
await startOn(PORT + 3, (port) => once(reloads.listen(port, "127.0.0.1"), "listening"));

/** Builds the site in a process of its own, so that a change to the build itself counts too. */
function build(): Promise<boolean> {
  const environment = {
    CONTENT_PROJECT: "sample",
    CONTENT_API: content.origin,
    CONTENT_IMAGES: content.origin,
    API_BASE: backend.origin,
    // A page that is loaded again shows what has just been built.
    SERVICE_WORKER: "off",
    ...process.env,
  };
  return new Promise((resolve) => {
    const options = { stdio: "inherit", env: environment, shell: true } as const;
    spawn("npm run -s build", options).on("exit", (code) => resolve(code === 0));
  });
}

let timer: NodeJS.Timeout | undefined;
let building = build();
for (const source of ["src", "static", "index.html", "build.ts"]) {
  watch(source, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build);
      building.then((built) => {
        if (built) for (const page of pages) page.write("data: built\n\n");
      });
    }, BURST);
  });
}

if (!(await building)) process.exit(1);

console.log(`
The site:          ${SITE}
The content store: ${content.origin}/ (sample news)
The backend:       ${backend.origin}/ (users and accounts, kept until this stops)
Sample sign-in:    ${sampleUser.email} with ${sampleUser.password}
`);
