// An operator who follows a recipe of `src/operating/deploying.md` would get a site that is slow,
// less protected, or can't be taken back to an earlier release.

import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { notFound } from "../../src/content/not-found.ts";
import { checkHost } from "../../src/tools/check-host/check-host.ts";
import { cleanUp } from "../helpers/clean-up.ts";
import { suite } from "../helpers/suite.ts";
import {
  codeOf,
  findServer,
  type Host,
  runScript,
  type ServerName,
  serverNames,
  startHost,
} from "./recipes.ts";

const built = process.env.SITE ?? "";
const DAY = 24 * 60 * 60;

const failed = (action: Promise<unknown>) =>
  action.then(
    () => false,
    () => true,
  );

/** Tests of an installed server by its recipe. A missing one is skipped, or fails with `CI=true`. */
async function hostSuite(name: ServerName) {
  const test = suite(name);
  const isInstalled = (await findServer(name)) !== null;
  if (!isInstalled) {
    const report = process.env.CI === "true" ? test : test.skip;
    report(`${name} is installed`, () => assert.unreachable());
    return test;
  }

  let host: Host;
  test.before(async () => {
    host = await startHost(name, built);
  });
  test.after(() => host.close());

  test("check-host complains of nothing", async () => {
    const findings = await checkHost(host.origin);
    assert.ok(findings.length > 10);
    assert.equal(
      findings.filter(({ level }) => level !== "ok"),
      [],
    );
  });

  test("where a file isn't there, the page for that comes, and isn't cached", async () => {
    for (const path of ["nope", "assets/nope.js", "nope/nope.html"]) {
      const response = await fetch(`${host.origin}/${path}`);
      assert.is(response.status, 404, path);
      assert.not.match(response.headers.get("cache-control") ?? "", "max-age", path);
      assert.match(await response.text(), notFound.text, path);
    }
  });

  test("a CDN gets from it what is compressed", async () => {
    for (const file of ["", "service-worker.js"]) {
      const { headers } = await fetch(`${host.origin}/${file}`, { headers: { via: "1.1 cdn" } });
      assert.match(headers.get("content-encoding") ?? "", /^(br|gzip)$/, file);
    }
  });

  if (name !== "Caddy")
    test("http leads to https", async () => {
      const response = await fetch(`${host.plainOrigin}/some/path?a=b`, { redirect: "manual" });
      assert.is(response.status, 301);
      assert.is(response.headers.get("location"), "https://bank.example/some/path?a=b");
    });

  test("releases follow one another, with older scripts beside them, and can be taken back", async () => {
    const next = await mkdtemp(join(tmpdir(), "next-"));
    await cp(built, next, { recursive: true });
    const html = await readFile(join(next, "index.html"), "utf8");
    const [main = ""] = /assets\/main-\w+\.js/.exec(html) ?? [];
    // What the next build doesn't have.
    await rm(join(next, main));
    const first = join(host.releases, "20000101");
    await writeFile(join(first, "assets/ancient.js"), "1");
    const longAgo = Date.now() / 1000 - 100 * DAY;
    await utimes(join(first, "assets/ancient.js"), longAgo, longAgo);

    for (const day of [2, 3, 4, 5, 6]) {
      await writeFile(join(next, "index.html"), html.replace("</html>", `<!-- ${day} --></html>`));
      await writeFile(join(next, `assets/day-${day}.js`), "1");
      await host.release(next, `2000010${day}`);
    }
    // A build that failed has not written all files, or none.
    await rm(join(next, "service-worker.js"));
    for (const built of [next, null]) {
      assert.ok(await failed(host.release(built, "20000107")));
    }
    await cleanUp(next);
    const fetchPage = () => fetch(host.origin).then((response) => response.text());
    const statusOf = (file: string) => fetch(`${host.origin}/${file}`).then(({ status }) => status);
    assert.match(await fetchPage(), "<!-- 6 -->");
    assert.equal([await statusOf(main), await statusOf("assets/ancient.js")], [200, 404]);
    assert.equal(
      (await readdir(host.releases)).sort(),
      [2, 3, 4, 5, 6].map((day) => `2000010${day}`).concat("live"),
    );

    assert.ok(await failed(host.rollBack("20000109")));
    assert.match(await fetchPage(), "<!-- 6 -->");
    await host.rollBack("20000104");
    assert.match(await fetchPage(), "<!-- 4 -->");
    assert.is(await statusOf("assets/day-6.js"), 200, "a page of the newer release is still open");
  });

  test("in a folder, its address without the final slash leads to the site, which lacks nothing", async () => {
    const site = await mkdtemp(join(tmpdir(), "site-"));
    await cp(built, site, { recursive: true });
    const htaccess = await readFile(join(site, ".htaccess"), "utf8");
    await writeFile(
      join(site, ".htaccess"),
      htaccess.replace("404 /404.html", "404 /portal/404.html"),
    );
    const host = await startHost(name, site, { isInFolder: true });
    await cleanUp(site);
    try {
      const { url } = await fetch(`${host.origin}/portal?email=a`);
      assert.is(url, `${host.origin}/portal/?email=a`);
      const findings = await checkHost(`${host.origin}/portal`);
      const others = findings.filter(({ level }) => level !== "ok");
      assert.match(others[0]?.text ?? "", "built without SITE_ADDRESS");
      assert.equal(others.slice(1), []);
    } finally {
      await host.close();
    }
  });

  return test;
}

const bucket = suite("a bucket");

bucket(
  "a bucket says of each file whether it is compressed, and gets the worker last",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "bucket-"));
    const script = `mktemp() { mkdir upload; echo upload; }
    aws() { echo "$*"; }
    ${codeOf("A bucket (S3)", "sh")[0]}`;
    assert.ok(await failed(runScript(script, folder)), "there is no build");

    await cp(built, join(folder, "dist"), { recursive: true });
    const { stdout } = await runScript(script, folder);
    const uploads = stdout.split("\n").filter((line) => line.startsWith("s3 cp "));
    const sourceOf = (upload: string) => upload.split(" ")[2] ?? "";
    assert.equal(uploads.map(sourceOf), [
      "upload/assets",
      "upload",
      "upload/manifest.webmanifest",
      "upload/index.html",
      "upload/service-worker.js",
    ]);
    for (const file of await readdir(built, { recursive: true })) {
      const contents = await readFile(join(built, file)).catch(() => null);
      if (contents === null) continue;
      // The one of the whole folder leaves out what the others name.
      const [upload] = uploads
        .filter((upload) => `upload/${file}`.startsWith(sourceOf(upload)))
        .sort((one, other) => sourceOf(other).length - sourceOf(one).length);
      const isCompressed = upload?.includes("--content-encoding gzip");
      const uploaded = await readFile(join(folder, "upload", file));
      assert.ok(contents.equals(isCompressed ? gunzipSync(uploaded) : uploaded), file);
      assert.is(isCompressed, /^assets|^(index|service-worker)\./.test(file), file);
    }
    await cleanUp(folder);
  },
);

// uvu starts as soon as one suite is ready.
for (const { run } of [bucket, ...(await Promise.all(serverNames.map(hostSuite)))]) run();
