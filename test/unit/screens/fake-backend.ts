/** The backend of the tests of the portal forms: its responses are right, wrong or missing. */
import { act } from "@testing-library/react";
import { HttpError, NetworkError } from "../../../src/lib/http.ts";
import { goOffline, reconnect, respondWith } from "../../helpers/fake-fetch.ts";
import type { pageSuite } from "../../helpers/page-suite.ts";

type Responder = (init: RequestInit) => Promise<Response>;

export const respondJson =
  (status: number, body: unknown): Responder =>
  async () =>
    Response.json(body, { status });

export const respondText =
  (status: number, body: string, type = "application/json"): Responder =>
  async () =>
    new Response(body, { status, headers: { "content-type": type } });

export const dropConnection: Responder = async () => {
  throw new TypeError("fetch failed");
};

/** `fetch` fails by another exception than its own. */
const failUnexpectedly: Responder = async () => {
  throw new RangeError("Invalid request");
};

/** As `dropConnection`, on a device that is offline. */
export const dropNetwork: Responder = (init) => dropConnection(init);

/** There is no response, and the request ends when it is aborted. */
export const neverRespond: Responder = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** A response that arrives when `release` is called, even if the request was aborted. */
export function respondLater(respond: Responder) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late: Responder = (init) => released.then(() => respond(init));
  return { late, release: () => act(async () => release()) };
}

const PAGE = "<!doctype html><title>Free Wi-Fi</title><h1>Log in to the Wi-Fi</h1>";
const MARKUP = "<img src=x onerror=alert(1)>";

/**
 * Responses that make any call fail, and the error of the call. Tests of `rules/` have its
 * messages.
 */
export const FAILURES: readonly (readonly [what: string, respond: Responder, error: Error])[] = [
  [
    "a message of the server",
    respondJson(422, { message: "Not today" }),
    new HttpError(422, "Not today"),
  ],
  ["an error without a message", respondJson(418, {}), new HttpError(418, null)],
  ["a message with markup", respondJson(418, { message: MARKUP }), new HttpError(418, MARKUP)],
  ["a page of a broken server", respondText(502, PAGE, "text/html"), new HttpError(502, null)],
  ["a dropped connection", dropConnection, new NetworkError("", false)],
  ["no network", dropNetwork, new NetworkError("", true)],
  ["an exception that isn't the network's", failUnexpectedly, new Error()],
];

/** Sends the calls of each test of a suite to a backend, which drops each connection at first. */
export function fakeBackend(test: ReturnType<typeof pageSuite>) {
  const calls: { readonly path: string; readonly init: RequestInit }[] = [];
  let respond = dropConnection;
  let goOnline = () => {};
  test.before.each(() => {
    calls.length = 0;
    respond = dropConnection;
    respondWith((path, init = {}) => {
      calls.push({ path, init });
      return respond(init);
    });
  });
  test.after.each(() => {
    reconnect();
    goOnline();
  });
  return {
    calls,
    responds: (next: Responder) => {
      respond = next;
      // The site reads the device's state before it sends.
      if (next === dropNetwork) goOnline = goOffline();
    },
    /** The calls, whose bodies are JSON. */
    posted: () =>
      calls.map(({ path, init: { method, headers, body } }) => [
        `${method} ${path}`,
        new Headers(headers).get("content-type"),
        JSON.parse(String(body)),
      ]),
  };
}
