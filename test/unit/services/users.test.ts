/** A call succeeds by a response of the backend, and not by a page of a network. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { InvalidResponseError, NetworkError } from "../../../src/lib/http.ts";
import { exchange } from "../../helpers/exchange.ts";
import { calls } from "./samples.ts";

const test = suite("users");

const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"token":')),
      pull: (body) => body.error(new TypeError("network error")),
    }),
  );

for (const [callName, call, errorOfCutOff] of [
  ["login", calls.requestLogin, NetworkError],
  ["sign-up", calls.register, null],
  ["request for a link", calls.requestResetLink, null],
  ["check of a link", calls.checkResetLink, null],
  ["new password", calls.setNewPassword, null],
] as const) {
  test(`a ${callName} ${errorOfCutOff ? "throws" : "succeeds"} if its successful response breaks off`, async () => {
    const { error } = await exchange(call, cutOff);
    if (errorOfCutOff) assert.instance(error, errorOfCutOff);
    else assert.is(error, undefined);
  });
}

for (const [callName, call] of [
  ["login", calls.requestLogin],
  ["sign-up", calls.register],
] as const) {
  test(`a ${callName} throws if the body of its response has no token or no user`, async () => {
    for (const body of [
      "<!doctype html><title>Log in to the Wi-Fi</title>",
      '{"user":{"name":"Ama"}}',
      '{"token":" ","user":{"name":"Ama"}}',
      '{"token":"a-token"}',
      '{"token":"a-token","user":null}',
      '{"token":"a-token","user":[{"name":"Ama"}]}',
    ]) {
      const { error } = await exchange(call, () => new Response(body));
      assert.instance(error, InvalidResponseError, body);
    }
  });
}

test.run();
