import * as assert from "uvu/assert";
import { backendSuite, SITE } from "./backend-suite.ts";

const { test, send } = backendSuite("fake backend");

const site = new URL(SITE).origin;
const LOGIN = "/api/users/login";
const APPLY = "/api/accounts/create";
const JSON_TYPE = "application/json";

for (const [origin, allowed] of [
  [site, site],
  ["http://127.0.0.1:8081", null],
  ["http://localhost:8080", null],
  ["null", null],
] as const) {
  test(`a page of ${origin} may ${allowed ? "send JSON and read the answer" : "read nothing"}`, async () => {
    const preflight = await send(LOGIN, { method: "OPTIONS", headers: { origin } });
    const headers = { origin, "content-type": JSON_TYPE };
    const answer = await send(LOGIN, { method: "POST", headers, body: "{}" });

    assert.is(answer.headers.get("access-control-allow-origin"), allowed);
    assert.is(preflight.status, 204);
    for (const [name, value] of [
      ["origin", site],
      ["methods", "GET, POST"],
      ["headers", "content-type"],
      ["credentials", null],
    ] as const)
      assert.is(preflight.headers.get(`access-control-allow-${name}`), allowed && value, name);
  });
}

for (const [status, method, path, type = "", body = null] of [
  [404, "GET", "/api/users"],
  [404, "POST", "/api/users/reset-password/"],
  [404, "POST", "/api/users/reset-password/a/b"],
  [405, "GET", LOGIN],
  [405, "POST", "/api/users/validate-reset-token/token"],
  [405, "GET", APPLY],
  [415, "POST", LOGIN, "text/plain", "{}"],
  [415, "POST", APPLY, JSON_TYPE, "{}"],
  [400, "POST", LOGIN, JSON_TYPE, "{"],
  [400, "POST", LOGIN, JSON_TYPE, "[]"],
  [400, "POST", APPLY, "multipart/form-data; boundary=edge", "fullName=Ama"],
] as const) {
  test(`${method} ${path} ${type} ${body} is refused by ${status}, which the site can read`, async () => {
    const headers = { origin: site, ...(type && { "content-type": type }) };
    const answer = await send(path, { method, headers, body });

    assert.is(answer.status, status);
    assert.type(answer.body.message, "string");
    assert.is(answer.headers.get("access-control-allow-origin"), site);
    assert.is(answer.headers.get("cache-control"), "no-store");
  });
}

test.run();
