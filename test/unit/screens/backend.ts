/** A backend for the tests of the portal's forms, which answers rightly, wrongly or not at all. */
import { act } from "@testing-library/react";
import type { pageSuite } from "../frame/page-suite.ts";
import { answerWith, reconnect } from "./network.ts";

export type Answer = (init: RequestInit) => Promise<Response>;

export const says =
  (status: number, body: unknown): Answer =>
  async () =>
    Response.json(body, { status });

export const writes =
  (status: number, body: string, type = "application/json"): Answer =>
  async () =>
    new Response(body, { status, headers: { "content-type": type } });

/** The connection is lost before anything came. */
export const drops: Answer = async () => {
  throw new TypeError("fetch failed");
};

/** Nothing comes, and the request ends as it does in a browser: when it is given up. */
export const hangs: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** The connection is lost amid the answer. */
const breaksOff: Answer = async () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"token":"a-to'));
      stream.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
};

const PAGE = "<!doctype html><title>Free Wi-Fi</title><h1>Log in to the Wi-Fi</h1>";
const page = (status: number) => writes(status, PAGE, "text/html; charset=utf-8");

/** As `fetch` does, it follows only where it may, and then says so. */
const redirects: Answer = async (init) => {
  if (init.redirect === "error") return drops(init);
  return Object.defineProperty(await page(200)(init), "redirected", { value: true });
};

/** An answer that comes when the test says so, even to a request that was given up. */
export function comesLate(answer: Answer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late: Answer = (init) => released.then(() => answer(init));
  return { late, release: () => act(async () => release()) };
}

const NETWORK = "Network error. Please check your connection and try again.";
const SERVER = "Server error. Please try again later.";
const OTHER = "An error occurred";

/** Answers that are none, to any call, and what the catalogue says of them at login or sign-up. */
export const WRONG_ANSWERS: readonly (readonly [what: string, answer: Answer, words: string])[] = [
  ["a redirect", redirects, NETWORK],
  ["a dropped connection", drops, NETWORK],
  ["an answer that breaks off", breaksOff, NETWORK],
  ["a page that says 404", page(404), OTHER],
  ["a page that says 502", page(502), SERVER],
  ["null, with 418", writes(418, "null"), OTHER],
  ["a list, with 418", writes(418, '[{"message":"a list"}]'), OTHER],
  ["truncated JSON, with 418", writes(418, '{"message":"trunca'), OTHER],
  ["nothing, with 418", writes(418, ""), OTHER],
  ["a message that is an object", says(418, { message: { text: "an object" } }), OTHER],
  ["a message that is a list", says(418, { message: ["a list"] }), OTHER],
  ["a message that is a number", says(418, { message: 418 }), OTHER],
  ["a message that is markup", says(418, { message: "<img src=x onerror=alert(1)>" }), OTHER],
];

/** Bodies that hold nothing to be read, of an answer that says that all went well. */
export const EMPTY_BODIES: readonly (readonly [what: string, body: string, type?: string])[] = [
  ["text that calls itself a page", "OK", "text/html; charset=utf-8"],
  ["a page", PAGE, "text/html; charset=utf-8"],
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["truncated JSON", '{"token":"a-token","user":{"na'],
];

/** Has each test of a suite talk to a backend that answers as the test says, or else not at all. */
export function backendOf(test: ReturnType<typeof pageSuite>) {
  const calls: { readonly path: string; readonly init: RequestInit }[] = [];
  let answer = drops;
  test.before.each(() => {
    calls.length = 0;
    answer = drops;
    answerWith((path, init = {}) => {
      calls.push({ path, init });
      return answer(init);
    });
  });
  test.after.each(reconnect);
  return {
    calls,
    answers: (next: Answer) => {
      answer = next;
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
