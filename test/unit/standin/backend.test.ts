import { connect } from "node:net";
import { mock } from "node:test";
import * as assert from "uvu/assert";
import { sampleUser, startBackend } from "../../standin/backend.ts";
import { backendSuite, SITE } from "./backend-suite.ts";

const { test, post, send, origin } = backendSuite("backend stand-in", { fresh: false });

const site = new URL(SITE).origin;
const jsonType = { "content-type": "application/json" };

const calls = [
  ["POST", "/api/users/login"],
  ["POST", "/api/users/register"],
  ["POST", "/api/users/forgot-password"],
  ["GET", "/api/users/validate-reset-token/token"],
  ["POST", "/api/users/reset-password/token"],
  ["POST", "/api/accounts/create"],
] as const;
const jsonCalls = calls.filter(([method, path]) => method === "POST" && path.includes("/users/"));

/** Sends text over a bare connection and gives back all that comes until the other side closes. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(origin()).port), "127.0.0.1");
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
    socket.end(text);
  });
}

for (const [method, path] of calls) {
  test(`the site may call ${path} from its browser, after a preflight`, async () => {
    const { status, headers, body } = await send(path, {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": method,
        "access-control-request-headers": "content-type",
      },
    });
    assert.is(status, 204);
    assert.is(body, null);
    assert.is(headers.get("access-control-allow-origin"), site);
    assert.is(headers.get("access-control-allow-methods"), "GET, POST, OPTIONS");
    assert.is(headers.get("access-control-allow-headers"), "content-type");
    assert.is(headers.get("access-control-max-age"), "600");
    assert.is(headers.get("access-control-allow-credentials"), null);
    assert.is(headers.get("vary"), "origin");

    const answer = await send(path, { method, headers: { origin: site, ...jsonType } });
    assert.is(answer.headers.get("access-control-allow-origin"), site);
    assert.is(answer.headers.get("access-control-allow-methods"), null);
    assert.is(answer.headers.get("vary"), "origin");
  });

  test(`${path} has its method alone`, async () => {
    for (const other of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]) {
      if (other === method) continue;
      const { status, headers, body } = await send(path, { method: other });
      assert.is(status, 405, other);
      assert.is(headers.get("allow"), `${method}, OPTIONS`);
      if (other !== "HEAD") assert.type(body.message, "string");
    }
  });
}

for (const foreign of [
  "http://127.0.0.1:8081",
  "https://127.0.0.1:8080",
  "http://localhost:8080",
  "http://127.0.0.1:8080/",
  SITE,
  "null",
  "*",
]) {
  test(`a page of ${foreign} may read nothing`, async () => {
    for (const init of [
      { method: "OPTIONS", headers: { origin: foreign, "access-control-request-method": "POST" } },
      { method: "POST", headers: { origin: foreign, ...jsonType }, body: "{}" },
    ]) {
      const { headers } = await send("/api/users/login", init);
      const names = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
      assert.equal(names, []);
      assert.is(headers.get("vary"), "origin");
    }
  });
}

test("refusals too can be read by the site, and no answer is stored", async () => {
  const headers = { origin: site, ...jsonType };
  const { email, password } = sampleUser;
  for (const [path, init, status] of [
    ["/api/users/login", { method: "POST", body: JSON.stringify({ email, password }) }, 200],
    ["/api/users/login", { method: "POST", body: "{" }, 400],
    ["/api/users/login", {}, 405],
    ["/api/users", {}, 404],
    ["/%", {}, 400],
    ["/api/accounts/create", { method: "POST", body: "{}" }, 415],
  ] as const) {
    const answer = await send(path, { ...init, headers });
    assert.is(answer.status, status);
    assert.is(answer.headers.get("access-control-allow-origin"), site);
    assert.is(answer.headers.get("cache-control"), "no-store");
    assert.match(answer.headers.get("content-type") ?? "", "application/json");
  }
});

test("where the site stands is asked anew for each request", async () => {
  let address = "http://127.0.0.1:1/";
  const moving = await startBackend({ port: 0, site: () => address, report: () => {} });
  const allowed = async () => {
    const response = await fetch(moving.origin, { headers: { origin: "http://127.0.0.1:2" } });
    await response.text();
    return response.headers.get("access-control-allow-origin");
  };

  assert.is(await allowed(), null);
  address = "http://127.0.0.1:2/";
  assert.is(await allowed(), "http://127.0.0.1:2");
  await moving.close();
});

for (const path of [
  "/",
  "/api",
  "/api/users",
  "/api/users/login/",
  "/API/users/login",
  "/x/api/users/login",
  "/api/users/__proto__",
  "/api/users/reset-password",
  "/api/users/reset-password/",
  "/api/users/reset-password/a/b",
  "/api/users/validate-reset-token//",
  "/api/accounts",
  "/api/accounts/create/1",
]) {
  test(`nothing is at ${path}`, async () => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const { status, body } = await send(path, { method });
      assert.is(status, 404);
      assert.type(body.message, "string");
    }
  });
}

for (const [, path] of jsonCalls) {
  test(`${path} takes JSON objects alone, and no fields from a prototype`, async () => {
    const notJson = { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" };
    assert.is((await send(path, notJson)).status, 415);
    const { email, password } = sampleUser;
    const fields = JSON.stringify({ name: "Ama", email, password });
    assert.is((await post(path, `[${fields}]`)).status, 400);
    const { status } = await post(path, `{"__proto__":${fields},"constructor":${fields}}`);
    assert.is(status, 400);
  });
}

// What a body may be, they all read by the same function.
const login = "/api/users/login";

for (const body of ["", "{", "null", "7", '"text"', "email=a%40b.lr", '{"a":'.repeat(10_000)]) {
  test(`a body of ${body.slice(0, 20)} is refused`, async () => {
    const answer = await post(login, body);
    assert.is(answer.status, 400);
    assert.is(answer.body.message, "The request must be a JSON object");
  });
}

test("bytes that aren't text are refused", async () => {
  const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  const answer = await send(login, { method: "POST", headers: jsonType, body: bytes });
  assert.is(answer.status, 400);
  assert.is(answer.body.message, "The request must be a JSON object");
});

test("a body may have up to 64 kB", async () => {
  const filled = (size: number) => `{"filler":"${"x".repeat(size - 13)}"}`;
  assert.is((await post(login, filled(64 * 1024))).status, 400);
  assert.is((await post(login, filled(64 * 1024 + 1))).status, 413);
  const huge = await post(login, filled(20 * 1024 * 1024));
  assert.is(huge.status, 413);
  assert.match(huge.body.message, "more than 65536 bytes");
});

for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/json ;x"]) {
  test(`${type} is JSON`, async () => {
    const init = { method: "POST", headers: { "content-type": type } };
    const { email, password } = sampleUser;
    const body = JSON.stringify({ email, password });
    assert.is((await send("/api/users/login", { ...init, body })).status, 200);
  });
}

for (const path of [
  "/%",
  "/api/users/validate-reset-token/%E0%A4%A?email=ama%40example.com",
  "/api/users/validate-reset-token/token?email=%",
  "//",
]) {
  test(`a malformed address: ${path}`, async () => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, "The address is malformed");
  });
}

test("a request that breaks off harms nobody else and is no failure of the backend", async () => {
  const failures = mock.method(console, "error", () => {});
  for (const path of ["/api/users/login", "/api/accounts/create"]) {
    const type = path.includes("users") ? "application/json" : "multipart/form-data; boundary=x";
    await sendRaw(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`,
    );
  }
  const { email, password } = sampleUser;
  const { status } = await post("/api/users/login", { email, password });
  failures.mock.restore();

  assert.is(status, 200);
  assert.is(failures.mock.callCount(), 0);
});

test("two backends share nothing", async () => {
  const other = await startBackend({ port: 0, site: () => SITE, report: () => {} });
  const user = { name: "Kofi", email: "kofi@example.com", password: "pepper soup" };
  assert.is((await post("/api/users/register", user)).status, 201);
  const response = await fetch(`${other.origin}/api/users/login`, {
    method: "POST",
    headers: jsonType,
    body: JSON.stringify(user),
  });
  assert.is(response.status, 401);
  await response.text();
  await other.close();
});

test("a port that is taken rejects", async () => {
  const port = Number(new URL(origin()).port);
  const outcome = await startBackend({ port, site: () => SITE }).then(
    () => "started",
    (error) => error.code,
  );
  assert.is(outcome, "EADDRINUSE");
});

test.run();
