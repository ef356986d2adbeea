/** Any website could write into the terminal of a maintainer who tries the site, or stop it. */
import { request } from "node:http";
import * as assert from "uvu/assert";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
import { suite } from "../../../helpers/suite.ts";

const test = suite("fake services and other websites");

const services = [
  await startBackend({ port: 0, site: () => "http://127.0.0.1/", report: () => {} }),
  await startContentStore({ port: 0 }),
];
test.after(async () => {
  for (const { close } of services) await close();
});

/** The status of the response to a preflight with these headers. */
const statusFor = (service: string, headers: Readonly<Record<string, string>>) =>
  new Promise<unknown>((done) =>
    request(`${service}/api/users/login`, {
      method: "OPTIONS",
      headers: { "access-control-request-method": "POST", ...headers },
    })
      .on("response", (response) => done(response.resume().statusCode))
      .end(),
  );

for (const [page, origin, status] of [
  ["the site at 127.0.0.1", "http://127.0.0.1:8080", 204],
  ["the site at localhost, as editors forward it", "http://localhost:8080", 204],
  ["the site at [::1]", "http://[::1]:8080", 204],
  ["another website", "https://evil.example", 403],
  ["a website whose name begins like this machine's", "http://127.0.0.1.evil.example", 403],
  ["a website whose name ends like this machine's", "http://evil-localhost:8080", 403],
  ["a file or a sandboxed frame", "null", 403],
] as const)
  test(`${page} ${status === 204 ? "can" : "can't"} call the fake services`, async () => {
    for (const service of services) assert.is(await statusFor(service.origin, { origin }), status);
  });

for (const [host, status] of [
  ["localhost:8082", 204],
  ["rebound.evil.example:8082", 403],
] as const)
  test(`the fake services ${status === 204 ? "respond" : "don't respond"} at the name ${host}`, async () => {
    for (const service of services) assert.is(await statusFor(service.origin, { host }), status);
  });

test.run();
