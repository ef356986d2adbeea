/**
 * `npm start`: the site on loopback with the services that it needs beside it, built again and
 * loaded again whenever a source file changes.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { watch } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { sampleUser, startBackend } from "./backend.ts";
import { startContentStore } from "./content-store.ts";
import { startStaticServer } from "./static-server.ts";

/** The site's port; each service has one of the next. */
const PORT = Number(process.env.PORT ?? 8080);

/** How long, in milliseconds, a burst of changes may go on before the site is built again. */
const BURST = 100;

const SITE = `http://127.0.0.1:${PORT}/`;

const content = await startContentStore({ port: PORT + 1 });
const backend = await startBackend({ port: PORT + 2, site: () => SITE });

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
await new Promise<void>((listening) => reloads.listen(PORT + 3, "127.0.0.1", listening));
const RELOADS = `http://127.0.0.1:${PORT + 3}`;
const RELOAD = `new EventSource("${RELOADS}").onmessage = () => location.reload()`;

/** Adds the script that waits for the next build to the page and to what the page allows. */
function withReload(html: string): string {
  const hash = createHash("sha256").update(RELOAD).digest("base64");
  return html
    .replace("script-src", `script-src 'sha256-${hash}'`)
    .replace("connect-src", `connect-src ${RELOADS}`)
    .replace("</body>", `<script>${RELOAD}</script></body>`);
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
await startStaticServer({
  folder: "dist",
  port: PORT,
  page: withReload,
});

console.log(`
The site:          ${SITE}
The content store: ${content.origin}/ (sample news)
The backend:       ${backend.origin}/ (users and accounts, kept until this stops)
Sample sign-in:    ${sampleUser.email} with ${sampleUser.password}
`);
