// An operator who follows a recipe of `src/operating/deploying.md` would get a site that is slow,
// less protected, or can't be taken back to an earlier release.

import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { notFound } from "../../src/content/not-found.ts";
import { checkHost } from "../../src/tools/check-host/check-host.ts";
import { cleanUp } from "../clean-up.ts";
import { findServer, type Host, type ServerName, serverNames, startHost } from "./hosts.ts";

const built = process.env.SITE ?? "";
const DAY = 24 * 60 * 60;

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
      await host.release(next, `2000010${day}`);
    }
    await cleanUp(next);
    const fetchPage = () => fetch(host.origin).then((response) => response.text());
    assert.match(await fetchPage(), "<!-- 6 -->");
    assert.is((await fetch(`${host.origin}/${main}`)).status, 200);
    assert.is((await fetch(`${host.origin}/assets/ancient.js`)).status, 404);
    assert.equal(
      (await readdir(host.releases)).sort(),
      [2, 3, 4, 5, 6].map((day) => `2000010${day}`).concat("live"),
    );
    await host.rollBack("20000104");
    assert.match(await fetchPage(), "<!-- 4 -->");
  });

  return test;
}

// uvu starts as soon as one suite is ready.
for (const { run } of await Promise.all(serverNames.map(hostSuite))) run();
