import { execFileSync } from "node:child_process";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildOf, startServices } from "../browser/services.ts";
import { startStaticServer } from "../start/static-server.ts";
import { compress } from "./compress.ts";
import { plainPage } from "./plain-page.ts";
import { reactFloor } from "./react-floor.ts";

const CACHE = resolve("node_modules/.cache/bench");

/** Where the React floor is put on the screen. */
const HELLO_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hello</title>
<link rel="icon" href="data:,">
<script type="module" src="assets/hello.js"></script>
<body></body>
</html>
`;

async function writeHello(folder: string): Promise<void> {
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "assets/hello.js"), await reactFloor());
  await writeFile(join(folder, "index.html"), HELLO_PAGE);
}

/** Serves a folder in brotli, from an origin of its own. */
async function serve(folder: string) {
  await compress(folder);
  const { origin, close } = await startStaticServer({ folder, port: 0 });
  return { address: `${origin}/`, close };
}

/**
 * Builds and serves what is compared: the site with the services that it needs, the plain page, and
 * React with nothing on it.
 *
 * @returns their addresses, and whether the site has a service worker.
 */
export async function startSites(browser: string) {
  const folder = (name: string) => join(CACHE, name);
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(folder("plain"), { recursive: true });
  await writeFile(join(folder("plain"), "index.html"), plainPage());
  await writeHello(folder("react"));

  const services = await startServices(folder("site"), browser);
  const env = { ...process.env, ...services.settings };
  execFileSync(process.execPath, buildOf(folder("site")), { env, stdio: "pipe" });
  const hasWorker = await access(join(folder("site"), "service-worker.js")).then(
    () => true,
    () => false,
  );

  const site = await serve(folder("site"));
  const plain = await serve(folder("plain"));
  const react = await serve(folder("react"));
  return {
    site: site.address,
    plain: plain.address,
    react: react.address,
    hasWorker,
    async close() {
      for (const server of [site, plain, react, services]) await server.close();
    },
  };
}
