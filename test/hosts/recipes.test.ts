/** An operator who follows a recipe gets a fast, protected site that can be rolled back. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { replaceEach } from "../../src/build/replace-each.ts";
import { mediaTypeOf, securityHeaders } from "../../src/tools/server/response-headers.ts";
import { listen } from "../../src/tools/server/serve.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { runProgram } from "../helpers/run-program.ts";
import {
  isInstalled,
  readRecipe,
  runScript,
  type ServerName,
  serverNames,
  startHost,
} from "./recipes.ts";

const built = fromEnvironment("SITE");

/** Requests a document again, as a browser does that has cached it. */
function revalidate({ url, headers }: Response): Promise<Response> {
  const [etag, date] = [headers.get("etag"), headers.get("last-modified")];
  const conditions = {
    "cache-control": "max-age=0",
    ...(etag && { "if-none-match": etag }),
    ...(date && { "if-modified-since": date }),
  };
  return fetch(url, { headers: conditions });
}

const releaseOf = (day: number) => `2000010${day}-000000`;

const isHashed = (file: string) => file.startsWith("assets/");

const rejects = (action: Promise<unknown>) =>
  action.then(
    () => false,
    () => true,
  );

/** Asserts that check-host finds no fault with a host that should serve the built site. */
async function assertSound(address: string): Promise<void> {
  const { code, printed } = await runProgram("src/tools/check-host.ts", [address, built]);
  assert.match(printed, /^\d+ addresses checked, 0 faults\n$/);
  assert.is(code, 0);
}

/** Tests a recipe on an installed server. A missing server is skipped, or fails with `CI=true`. */
async function hostSuite(name: ServerName) {
  const test = suite(name);
  if (!isInstalled(name)) {
    const report = process.env.CI === "true" ? test : test.skip;
    report(`${name} is installed`, () => assert.unreachable());
    return test;
  }

  const host = await startHost(name, built);
  test.after(host.close);

  test(`check-host finds nothing wrong with ${name}`, () => assertSound(`${host.origin}/`));

  test(`${name} sends status 304 to a browser that has cached the document`, async () => {
    assert.is((await revalidate(await fetch(host.origin))).status, 304);
  });

  test(`${name} sends the security headers with every file`, async () => {
    for (const path of ["", "icon.svg", "login"]) {
      const { headers } = await fetch(`${host.origin}/${path}`);
      for (const [header, value] of Object.entries(securityHeaders))
        assert.is(headers.get(header), value, path);
    }
  });

  test(`${name} redirects http to https, and www to the bare name`, async () => {
    const response = await fetch(`${host.plainOrigin}/some/path?a=b`, { redirect: "manual" });
    assert.is(response.status, 301);
    assert.is(response.headers.get("location"), "https://bank.example/some/path?a=b");
    const headers = { host: "www.bank.example" };
    const [fromWww] = await once(get(`${host.origin}/path?a=b`, { headers }), "response");
    fromWww.destroy();
    assert.is(fromWww.headers.location, "https://bank.example/path?a=b");
  });

  if (name === "Apache")
    test("Apache serves the site without the modules that shared hosting may lack", async () => {
      const modules = ["headers", "deflate", "filter"];
      for (const without of [...modules.map((module) => [module]), modules]) {
        const host = await startHost(name, built, { without });
        const response = await fetch(host.origin);
        await host.close();
        assert.is(response.status, 200, `without ${without}`);
      }
    });

  // check-host tries an address without one.
  test(`${name} sends 404.html for an address with an encoded slash, as of a reset link`, async () => {
    const response = await fetch(`${host.origin}/reset-password/ab%2Fcd+ef==?email=a%40b.example`);
    assert.is(response.status, 404);
    assert.is(await response.text(), await readFile(join(built, "404.html"), "utf8"));
  });

  test(`releases on ${name} have the scripts of older ones, and can be rolled back`, async () => {
    const next = await mkdtemp(join(tmpdir(), "next-"));
    await cp(built, next, { recursive: true });
    const html = await readFile(join(next, "index.html"), "utf8");
    const [main = ""] = /assets\/main-\w+\.js/.exec(html) ?? [];
    // The next build doesn't have this script.
    await rm(join(next, main));
    const assets = join(host.releases, "live/assets");
    await writeFile(join(assets, "old.js"), "1");
    const longAgo = Date.now() / 1000 - 70 * 24 * 60 * 60;
    for (const file of await readdir(assets)) await utimes(join(assets, file), longAgo, longAgo);
    // They aren't releases.
    const others = ["2000 dist", "20000101-backup"];
    for (const other of others) await mkdir(join(host.releases, other));
    await mkdir(join(next, ".git"));
    // Before the last one, the server's clock has gone back.
    for (const day of [2, 3, 4, 5, 0]) {
      await writeFile(join(next, "index.html"), html.replace("</html>", `<!-- ${day} --></html>`));
      await writeFile(join(next, `assets/day-${day}.js`), "1");
      await host.release(next, releaseOf(day));
    }
    const live = await readdir(join(host.releases, "live"));
    assert.equal(
      [live.includes("index.html"), live.filter((name) => /git|build/.test(name))],
      [true, []],
    );
    // A failed build lacks files.
    await rm(join(next, "service-worker.js"));
    assert.ok(await rejects(host.release(next, releaseOf(7))));
    // This file can't replace the folder with the scripts of older releases.
    await writeFile(join(next, "service-worker.js"), "");
    await rm(join(next, "assets"), { recursive: true });
    await writeFile(join(next, "assets"), "");
    assert.ok(await rejects(host.release(next, releaseOf(8))));
    await cleanUp(next);
    const fetchPage = () => fetch(host.origin).then((response) => response.text());
    const statusOf = (file: string) => fetch(`${host.origin}/${file}`).then(({ status }) => status);
    assert.match(await fetchPage(), "<!-- 0 -->");
    assert.is(await statusOf(main), 200, "a page of an older release is still open");
    assert.is(await statusOf("assets/old.js"), 404, "no page of the last two months has it");
    assert.equal(
      (await readdir(host.releases)).sort(),
      [...others, ...[2, 3, 4, 5, 0].map(releaseOf), "live"].sort(),
    );

    assert.ok(await rejects(host.rollBack(releaseOf(9))));
    assert.match(await fetchPage(), "<!-- 0 -->");
    // The releases of this test are younger than a second, in which HTTP's dates count.
    for (const [index, day] of [4, 0].entries()) {
      const seconds = Date.now() / 1000 - 3600 * (10 - index);
      await utimes(join(host.releases, `${releaseOf(day)}/index.html`), seconds, seconds);
    }
    const cached = await fetch(host.origin);
    await host.rollBack(releaseOf(4));
    assert.match(await (await revalidate(cached)).text(), "<!-- 4 -->");
    const since = { headers: { "if-modified-since": cached.headers.get("last-modified") ?? "" } };
    assert.is((await fetch(host.origin, since)).status, 200, "a cache knows the date only");
    assert.is(await statusOf("assets/day-0.js"), 200, "a page of the newer release is still open");
  });

  test(`${name} serves a site in a folder, with and without the final slash`, async () => {
    const site = await mkdtemp(join(tmpdir(), "site-"));
    await cp(built, site, { recursive: true });
    const htaccess = await readFile(join(site, ".htaccess"), "utf8");
    const changes = { "ErrorDocument 404 /404": "ErrorDocument 404 /portal/404" };
    await writeFile(join(site, ".htaccess"), replaceEach(htaccess, changes));
    const host = await startHost(name, site, { isInFolder: true });
    await cleanUp(site);
    try {
      assert.is((await fetch(`${host.origin}/portal`)).url, `${host.origin}/portal/`);
      await assertSound(`${host.origin}/portal/`);
    } finally {
      await host.close();
    }
  });

  return test;
}

const bucket = suite("a bucket");
const SITE = "https://bank.example/";

/** The files that a call of `rclone -v` has copied, each with the headers that the call sets. */
function copiesOf(call: string, store: string) {
  const [args = "", ...lines] = call.split("\n");
  const folder = args.split("|").find((arg) => arg.startsWith(store)) ?? "";
  const headers = Object.fromEntries(
    Array.from(args.matchAll(/-upload\|([\w-]+): ?([^|]+)/g), ([, name, value]) => [name, value]),
  );
  const names = lines.flatMap((line) => /INFO +: (\S+): Copied/.exec(line)?.[1] ?? []);
  return names.map((name) => [join(folder, name).slice(store.length + 1), headers] as const);
}

const UPLOAD =
  "the upload to a bucket sends each file with its headers, and the service worker last";
const hasRclone = ["/usr/bin/rclone", "/usr/local/bin/rclone"].some(existsSync);
if (!hasRclone && process.env.CI !== "true") bucket.skip(UPLOAD);
else
  bucket(UPLOAD, async () => {
    const folder = await mkdtemp(join(tmpdir(), "bucket-"));
    const store = "bucket";
    const script = `mktemp() { mkdir upload; echo upload; }
      rclone() {
        for arg; do case $arg in /*) echo "Git Bash changes $arg"; exit 1; esac; done
        printf "> "; printf "%s|" "$@"; echo; command rclone -v "$@" 2>&1
      }
      npm() { echo "> npm $*"; }
      ${await readRecipe("upload.sh")}`;
    assert.ok(await rejects(runScript(script, folder, store, SITE)), "there is no build");
    await cp(built, join(folder, "dist"), { recursive: true });
    await mkdir(join(folder, "dist/.git"));
    await writeFile(join(folder, "dist/.git/config"), "token");
    // It has the name of a file at the root, but isn't compressed.
    await mkdir(join(folder, "dist/docs"));
    await writeFile(join(folder, "dist/docs/index.html"), "docs");
    assert.ok(await rejects(runScript(script, folder, store)), "no address is named");

    const { stdout } = await runScript(script, folder, store, SITE);
    assert.match(stdout, `\n> npm run -s check-host -- ${SITE}\n`);
    const copies = stdout.split("\n> ").flatMap((call) => copiesOf(call, store));
    const names = copies.map(([name]) => name);
    assert.equal(names.slice(-2), ["index.html", "service-worker.js"]);
    assert.is(names.findLastIndex(isHashed) + 1, names.filter(isHashed).length);
    const files = (await readdir(built, { recursive: true })).filter(
      (file) => !/^(assets|\.savings-and-loans-build)$/.test(file),
    );
    assert.equal(names.sort(), [...files, "docs/index.html"].sort());

    assert.is(await readFile(join(folder, store, "docs/index.html"), "utf8"), "docs");

    // As a store that doesn't know the types of scripts and manifests.
    const served = await listen(0, async ({ url = "" }, response) => {
      const path = url.slice(1) || "index.html";
      const sent =
        copies.find(([name]) => name === path) ?? copies.find(([name]) => name === "404.html");
      const [name, headers] = sent ?? ["", {}];
      const type = /\.(js|webmanifest)$/.test(name)
        ? "application/octet-stream"
        : mediaTypeOf(name);
      response
        .writeHead(name === path ? 200 : 404, { "Content-Type": type, ...headers })
        .end(await readFile(join(folder, store, name)));
    });
    await assertSound(served.origin);
    await served.close();

    const { stdout: plain } = await runScript(`COMPRESS=off\n${script}`, folder, "plain", SITE);
    assert.not.match(plain, "Content-Encoding");
    const page = await readFile(join(folder, "plain/index.html"));
    assert.ok(page.equals(await readFile(join(built, "index.html"))), "a CDN compresses it");
    await cleanUp(folder);
  });

bucket.run();
for (const name of serverNames) (await hostSuite(name)).run();
