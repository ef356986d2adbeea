import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  AbortedError,
  HttpError,
  InvalidResponseError,
  NetworkError,
} from "../../../src/lib/http.ts";
import {
  checkResetLink,
  login,
  register,
  requestResetLink,
  resetPassword,
} from "../../../src/services/users.ts";
import { settings } from "../../../src/settings.ts";
import { exchange, untilAborted } from "./exchange.ts";
import { email, name, password } from "./samples.ts";

const test = suite("users");

const logIn = (signal: AbortSignal) => login({ email, password }, signal);
const signUp = (signal: AbortSignal) => register({ name, email, password }, signal);
const askForLink = (signal: AbortSignal) => requestResetLink(email, signal);
const checkLink = (signal: AbortSignal) => checkResetLink("a-token", email, signal);
const reset = (signal: AbortSignal) => resetPassword("a-token", { email, password }, signal);

const credentials = { token: "a-token", user: { name: "Ama", id: 7 } };

const { apiBase, usersApi } = settings;

for (const [what, call, address, payload] of [
  ["login", logIn, `${apiBase}/api/users/login`, { email, password }],
  ["sign-up", signUp, `${apiBase}/api/users/register`, { name, email, password }],
  ["request for a link", askForLink, `${usersApi}/forgot-password`, { email }],
  [
    "check of a link",
    checkLink,
    `${usersApi}/validate-reset-token/a-token?email=a%2Bb%40c.lr`,
    null,
  ],
  ["new password", reset, `${usersApi}/reset-password/a-token`, { email, password }],
] as const) {
  test(`a ${what} sends ${payload ? "only JSON" : "nothing"} to its address`, async () => {
    const { requests } = await exchange<unknown>(call, () => Response.json(credentials));
    const [request, ...more] = requests;

    assert.equal(more, []);
    assert.is(request?.url, address);
    assert.is(request?.method, payload ? "POST" : "GET");
    const headers = payload ? [["content-type", "application/json"]] : [];
    assert.equal([...(request?.headers ?? [])], headers);
    assert.equal(payload && (await request?.json()), payload);
  });

  test(`a ${what} that is refused throws`, async () => {
    const { error } = await exchange<unknown>(call, () => new Response("{}", { status: 400 }));
    assert.instance(error, HttpError);
  });

  test(`a ${what} ends when the caller aborts it`, async () => {
    const controller = new AbortController();
    const { error } = await exchange<unknown>(
      () => call(controller.signal),
      untilAborted(() => controller.abort()),
    );
    assert.instance(error, AbortedError);
  });
}

/** A success whose body is cut off, as on a line that drops. */
const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"token":')),
      pull: (body) => body.error(new TypeError("network error")),
    }),
  );

for (const [what, call, kind] of [
  ["login, which needs the user,", logIn, NetworkError],
  ["sign-up", signUp, undefined],
  ["request for a link", askForLink, undefined],
  ["check of a link", checkLink, undefined],
  ["new password", reset, undefined],
] as const) {
  test(`a ${what} whose success is cut off ${kind ? "throws" : "is done"}`, async () => {
    const { error } = await exchange<unknown>(call, cutOff);
    if (kind) assert.instance(error, kind);
    else assert.is(error, undefined);
  });
}

for (const [what, call] of [
  ["login", logIn],
  ["sign-up", signUp],
] as const) {
  for (const [answer, value] of [
    [{ ...credentials, message: "Welcome", extra: [1] }, credentials],
    [
      { token: "t", user: {} },
      { token: "t", user: {} },
    ],
  ] as const) {
    test(`a ${what} answered with ${JSON.stringify(answer)} gives the token and the user`, async () => {
      const given = await exchange(call, () => Response.json(answer, { status: 201 }));
      assert.equal(given.value, value);
    });
  }

  for (const body of [
    "",
    "null",
    "<!doctype html><title>Log in to the Wi-Fi</title>",
    '[{"token":"a-token","user":{}}]',
    '{"data":{"token":"a-token","user":{}}}',
    '{"user":{"name":"Ama"}}',
    '{"token":" ","user":{"name":"Ama"}}',
    '{"token":7,"user":{"name":"Ama"}}',
    '{"token":"a-token"}',
    '{"token":"a-token","user":null}',
    '{"token":"a-token","user":"Ama"}',
    '{"token":"a-token","user":[{"name":"Ama"}]}',
    '{"__proto__":{"token":"a-token","user":{}}}',
  ]) {
    test(`a ${what} answered with ${body || "nothing"} is an invalid response`, async () => {
      const { error } = await exchange(call, () => new Response(body));
      assert.instance(error, InvalidResponseError);
    });
  }
}

for (const [what, call] of [
  ["request for a link", askForLink],
  ["check of a link", checkLink],
  ["new password", reset],
] as const) {
  test(`a ${what} succeeds by its status alone, whatever the body is`, async () => {
    for (const body of ["", "null", '{"message":', '{"success":false}', "<h1>OK</h1>"]) {
      const { error } = await exchange<unknown>(call, () => new Response(body));
      assert.is(error, undefined, body);
    }
  });
}

/** The addresses below the users API to which a token and an e-mail address are sent. */
async function addressesOf(token: string, email: string): Promise<readonly URL[]> {
  const checked = await exchange((signal) => checkResetLink(token, email, signal));
  const set = await exchange((signal) => resetPassword(token, { email, password }, signal));
  return [...checked.requests, ...set.requests].map(({ url }) => new URL(url));
}

const isDots = (token: string) => token === "." || token === "..";

test("any token is one segment of the path, and any e-mail address one value", async () => {
  const below = new URL(usersApi).pathname;
  const sign = fc.constantFrom(..."/\\?#&=+%;:@ .\t\n\"'<>é🐷");
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.array(sign, { minLength: 1 }).map((signs) => signs.join("")),
    fc.constantFrom("../login", "%2e%2e", "%2F", "a/b?email=x", "__proto__", "+"),
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (token, email) => {
      fc.pre(!isDots(token));
      const [check, set, ...more] = await addressesOf(token, email);
      const segment = encodeURIComponent(token);

      assert.equal(more, []);
      assert.is(check?.pathname, `${below}/validate-reset-token/${segment}`);
      assert.equal([...(check?.searchParams ?? [])], [["email", email]]);
      assert.is(check?.hash, "");
      assert.is(set?.pathname, `${below}/reset-password/${segment}`);
      assert.is(set?.search, "");
    }),
  );
});

for (const token of [".", ".."]) {
  test(`a token of ${token} is sent nowhere, since a browser would take it for a folder`, async () => {
    assert.equal(await addressesOf(token, "a@b.lr"), []);
  });
}

test.run();
