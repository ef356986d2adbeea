/** The files for hosts set the site's security headers and lifetimes. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lifetimes, securityHeaders } from "../../../../src/tools/server/response-headers.ts";

const test = suite("response headers");

const read = (file: string) => readFileSync(file, "utf8");

/** The rules of `_headers`: each has a path, which may end with a wildcard, and headers. */
const rules = read("static/_headers")
  .replace(/^#.*\n/gm, "")
  .split("\n\n")
  .map((rule) => {
    const [path = "", ...lines] = rule.trim().split("\n");
    return { path, headers: lines.map((line) => line.trim().split(": ")) };
  });

/** The headers of a path. Two values of one header are joined, as the hosts do. */
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

for (const [path, more] of [
  ["/", {}],
  ["/assets/main-01234567.js", { "Cache-Control": lifetimes.hashed }],
  ["/manifest.webmanifest", { "Content-Type": "application/manifest+json" }],
] as const)
  test(`static/_headers gives ${path} its security headers, lifetime and type`, () => {
    assert.equal(headersOf(path), { ...securityHeaders, ...more });
  });

for (const file of ["static/.htaccess", "src/operating/nginx.conf"])
  test(`${file} has the security headers and the lifetime of hashed files`, () => {
    for (const [name, value] of Object.entries(securityHeaders))
      assert.match(read(file), `${name} "${value}"`);
    assert.match(read(file), `"${lifetimes.hashed}"`);
  });

test.run();
