import { suite } from "uvu";
import * as assert from "uvu/assert";
import { AbortedError, HttpError, NetworkError } from "../../../src/lib/http.ts";
import { authFailure } from "../../../src/rules/messages.ts";
import {
  checkResetLink,
  login,
  register,
  requestResetLink,
  resetPassword,
} from "../../../src/services/users.ts";
import { settings } from "../../../src/settings.ts";
import { exchange } from "./exchange.ts";

const test = suite("users");

const email = "a+b@c.lr";
const password = ' "sécret"\\ ';
const name = "Ama Ɓɔi";

const logIn = (signal: AbortSignal) => login({ email, password }, signal);
const signUp = (signal: AbortSignal) => register({ name, email, password }, signal);
const askForLink = (signal: AbortSignal) => requestResetLink(email, signal);
const checkLink = (signal: AbortSignal) => checkResetLink("a-token", email, signal);
const reset = (signal: AbortSignal) => resetPassword("a-token", { email, password }, signal);

const credentials = { token: "a-token", user: { name: "Ama", id: 7 } };
const answered = () => Response.json(credentials);

const { apiBase, usersApi } = settings;

for (const [what, call, address, payload] of [
  ["a login", logIn, `${apiBase}/api/users/login`, { email, password }],
  ["a sign-up", signUp, `${apiBase}/api/users/register`, { name, email, password }],
  ["a forgotten password", askForLink, `${usersApi}/forgot-password`, { email }],
  ["a new password", reset, `${usersApi}/reset-password/a-token`, { email, password }],
] as const) {
  test(`${what} is posted as JSON, and nothing else with it`, async () => {
    const { requests } = await exchange<unknown>(call, answered);
    const [request, ...more] = requests;

    assert.equal(more, []);
    assert.is(request?.url, address);
    assert.is(request?.method, "POST");
    assert.equal([...(request?.headers ?? [])], [["content-type", "application/json"]]);
    assert.equal(await request?.json(), payload);
  });
}

test("a reset link is checked by GET, with the e-mail address in the query", async () => {
  const { requests } = await exchange(checkLink);
  const [request, ...more] = requests;

  assert.equal(more, []);
  assert.is(request?.url, `${usersApi}/validate-reset-token/a-token?email=a%2Bb%40c.lr`);
  assert.is(request?.method, "GET");
  assert.equal([...(request?.headers ?? [])], []);
});

for (const [what, call] of [
  ["login", logIn],
  ["sign-up", signUp],
  ["forgotten password", askForLink],
  ["check of a link", checkLink],
  ["new password", reset],
] as const) {
  test(`a ${what} follows no redirect`, async () => {
    const { requests } = await exchange<unknown>(call, answered);

    assert.is(requests[0]?.redirect, "error");
  });

  for (const [outcome, answer, kind] of [
    ["a refusal", () => new Response("{}", { status: 400 }), HttpError],
    ["a broken server", () => new Response("<h1>Bad</h1>", { status: 502 }), HttpError],
    ["no connection", () => Promise.reject(new TypeError("fetch failed")), NetworkError],
  ] as const) {
    test(`a ${what} that meets ${outcome} ends in ${kind.name}`, async () => {
      const { error } = await exchange<unknown>(call, answer);

      assert.instance(error, kind);
    });
  }

  test(`a ${what} is given up with its signal`, async () => {
    const controller = new AbortController();
    const { error } = await exchange<unknown>(
      () => call(controller.signal),
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          controller.abort();
        }),
    );

    assert.instance(error, AbortedError);
  });
}

for (const [what, call] of [
  ["login", logIn],
  ["sign-up", signUp],
] as const) {
  test(`a ${what} gives the token and the user as the backend describes it`, async () => {
    const more = { ...credentials, message: "Welcome", extra: [1] };
    const { value } = await exchange(call, () => Response.json(more, { status: 201 }));

    assert.equal(value, credentials);
  });

  test(`a ${what} may give a user without a name`, async () => {
    const { value } = await exchange(call, () => Response.json({ token: "t", user: {} }));

    assert.equal(value, { token: "t", user: {} });
  });

  for (const body of [
    "",
    "null",
    "[]",
    "{}",
    "7",
    '"a-token"',
    "OK",
    "<!doctype html><title>Log in to the Wi-Fi</title>",
    '{"token":"a-token","user":{"name":"Am',
    '[{"token":"a-token","user":{}}]',
    '{"data":{"token":"a-token","user":{}}}',
    '{"user":{"name":"Ama"}}',
    '{"token":"","user":{"name":"Ama"}}',
    '{"token":" ","user":{"name":"Ama"}}',
    '{"token":null,"user":{"name":"Ama"}}',
    '{"token":7,"user":{"name":"Ama"}}',
    '{"token":true,"user":{"name":"Ama"}}',
    '{"token":{"jwt":"a-token"},"user":{"name":"Ama"}}',
    '{"token":["a-token"],"user":{"name":"Ama"}}',
    '{"token":"a-token"}',
    '{"token":"a-token","user":null}',
    '{"token":"a-token","user":"Ama"}',
    '{"token":"a-token","user":7}',
    '{"token":"a-token","user":true}',
    '{"token":"a-token","user":[{"name":"Ama"}]}',
    '{"__proto__":{"token":"a-token","user":{}}}',
  ]) {
    test(`a ${what} answered by ${body || "nothing"} is an invalid response`, async () => {
      const { value, error } = await exchange(call, () => new Response(body));

      assert.is(value, undefined);
      assert.is(authFailure(error, "login").toast, "Invalid response from server");
    });
  }
}

for (const [what, call] of [
  ["forgotten password", askForLink],
  ["check of a link", checkLink],
  ["new password", reset],
] as const) {
  for (const body of ["", "OK", "null", "[]", '{"message":', '{"success":false}', "<h1>OK</h1>"]) {
    for (const type of ["application/json", "text/html"]) {
      test(`a ${what} has succeeded whatever a good answer holds: ${type}, ${body || "nothing"}`, async () => {
        const headers = { "content-type": type };
        const { error } = await exchange<unknown>(call, () => new Response(body, { headers }));

        assert.is(error, undefined);
      });
    }
  }
}

test.run();
