import { suite } from "uvu";
import * as assert from "uvu/assert";

process.env.CSP_REPORT_TO = "https://reports.example/csp?key=1";
process.env.SITE_ADDRESS = "https://bank.example/portal/";
const { hostHeaders } = await import("../../../src/build/host-headers.ts");

const test = suite("host headers");

const { _headers: headers = "", ...files } = hostHeaders(
  "default-src 'none'; script-src 'self' 'sha256-A='",
);

/** The rules of `_headers`: each a path, whose last `*` stands for anything, and its headers. */
const rules = headers.split("\n\n").map((rule) => {
  const [path = "", ...lines] = rule.trim().split("\n");
  return { path, headers: lines.map((line) => line.trim().split(": ")) };
});

/** What the rules say of a path, by the names of the headers; two values of one are joined. */
function headersOf(path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    const matches = rule.path.endsWith("*")
      ? path.startsWith(rule.path.slice(0, -1))
      : path === rule.path;
    if (!matches) continue;
    for (const [name = "", value = ""] of rule.headers)
      found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-A='; frame-ancestors 'none'; report-uri https://reports.example/csp?key=1";

for (const [path, policy, lifetime] of [
  ["/", POLICY, undefined],
  ["/index.html", POLICY, undefined],
  ["/service-worker.js", undefined, undefined],
  ["/assets/main-01234567.js", undefined, "public, max-age=31536000, immutable"],
  ["/manifest.webmanifest", undefined, undefined],
  ["/icon.svg", undefined, undefined],
] as const) {
  test(`${path} has ${policy ? "the" : "no"} policy, ${lifetime ? "a year" : "the host's own lifetime"}, and what all have once`, () => {
    const found = headersOf(path);
    assert.is(found["Content-Security-Policy"], policy);
    assert.is(found["Cache-Control"], lifetime);
    assert.is(found["X-Frame-Options"], "DENY");
    assert.is(found["X-Content-Type-Options"], "nosniff");
    assert.is(found["Referrer-Policy"], "no-referrer");
    assert.match(found["Strict-Transport-Security"] ?? "", /^max-age=\d{8}$/);
    assert.match(found["Permissions-Policy"] ?? "", /camera=\(\).*geolocation=\(\)/);
  });
}

test("no policy of features names what the site uses itself", () => {
  const features = headersOf("/")["Permissions-Policy"] ?? "";
  for (const used of ["clipboard-write", "web-share"]) assert.not.match(features, used);
});

for (const [file, text] of Object.entries(files)) {
  test(`${file} has the same headers, and the page for missing files in the site's folder`, () => {
    assert.match(text, " /portal/404.html");
    for (const rule of rules) {
      for (const [, value = ""] of rule.headers) assert.ok(text.includes(value), value);
    }
  });
}

test.run();
