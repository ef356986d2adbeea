/** No website can write into the terminal of a maintainer who tries the site, or stop it. */
import { request } from "node:http";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";

const test = suite("fake services and other websites");

const services = [
  await startBackend({ port: 0, site: () => "http://127.0.0.1/", report: () => {} }),
  await startContentStore({ port: 0 }),
];
test.after(async () => {
  for (const { close } of services) await close();
});

/** Whether a service allows a login with these headers: it responds to the preflight as browsers expect. */
const isAllowed = (service: string, headers: Readonly<Record<string, string>>) =>
  new Promise<boolean>((done) =>
    request(`${service}/api/users/login`, {
      method: "OPTIONS",
      headers: { "access-control-request-method": "POST", ...headers },
    })
      .on("response", (response) => {
        const allowed = response.headers["access-control-allow-origin"];
        done(response.resume().statusCode === 204 && allowed === "*");
      })
      .end(),
  );

for (const [page, origin, allowed] of [
  ["the site at 127.0.0.1", "http://127.0.0.1:8080", true],
  ["the site at localhost, as editors forward it", "http://localhost:8080", true],
  ["the site at [::1]", "http://[::1]:8080", true],
  ["another website", "https://evil.example", false],
  ["a website whose name begins like this machine's", "http://127.0.0.1.evil.example", false],
  ["a website whose name ends like this machine's", "http://evil-localhost:8080", false],
  ["a file or a sandboxed frame", "null", false],
] as const)
  test(`${page} ${allowed ? "can" : "can't"} call the fake services`, async () => {
    for (const service of services) assert.is(await isAllowed(service.origin, { origin }), allowed);
  });

for (const [host, allowed] of [
  ["localhost:8082", true],
  ["rebound.evil.example:8082", false],
] as const)
  test(`the fake services ${allowed ? "respond" : "don't respond"} at the name ${host}`, async () => {
    for (const service of services) assert.is(await isAllowed(service.origin, { host }), allowed);
  });

test.run();
