/** The backend of the tests of the portal forms: its responses are right, wrong or missing. */
import { act } from "@testing-library/react";
import { HttpError, NetworkError } from "../../../src/lib/http.ts";
import { reconnect, respondWith } from "../../helpers/fake-fetch.ts";
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

/** The connection is lost before anything came. */
export const dropConnection: Responder = async () => {
  throw new TypeError("fetch failed");
};

/** No response comes, and the request ends as it does in a browser: when it is aborted. */
export const neverRespond: Responder = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** A response that comes when the test says so, even to a request that was aborted. */
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
 * Responses that any call fails with, and the error that the call ends with. What is said of which
 * error is held in `rules/`.
 */
export const FAILURES: readonly (readonly [what: string, respond: Responder, error: Error])[] = [
  [
    "the server's words",
    respondJson(422, { message: "Not today" }),
    new HttpError(422, "Not today"),
  ],
  ["a status without words", respondJson(418, {}), new HttpError(418, null)],
  ["words with markup in them", respondJson(418, { message: MARKUP }), new HttpError(418, MARKUP)],
  ["a page of a broken server", respondText(502, PAGE, "text/html"), new HttpError(502, null)],
  ["a dropped connection", dropConnection, new NetworkError()],
];

/** Has each test of a suite talk to a backend that responds as the test says; at first, not at all. */
export function fakeBackend(test: ReturnType<typeof pageSuite>) {
  const calls: { readonly path: string; readonly init: RequestInit }[] = [];
  let respond = dropConnection;
  test.before.each(() => {
    calls.length = 0;
    respond = dropConnection;
    respondWith((path, init = {}) => {
      calls.push({ path, init });
      return respond(init);
    });
  });
  test.after.each(reconnect);
  return {
    calls,
    responds: (next: Responder) => {
      respond = next;
    },
    /** The calls so far that were made in JSON, as the backend reads them. */
    posted: () =>
      calls.map(({ path, init: { method, headers, body } }) => [
        `${method} ${path}`,
        new Headers(headers).get("content-type"),
        JSON.parse(String(body)),
      ]),
  };
}
