/** The backend of the tests of the portal forms: its responses are right, wrong or missing. */
import { act } from "@testing-library/react";
import type { domSuite } from "../../helpers/dom-suite.ts";
import { reconnect, respondWith } from "../../helpers/fake-network.ts";

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

/** Holds calls until the test ends them, the last one first, even if they were aborted. */
export function holdCalls() {
  const held: ((respond: Responder) => Promise<void>)[] = [];
  const hold: Responder = (init) =>
    new Promise((resolve, reject) => {
      held.push((respond) => act(() => respond(init).then(resolve, reject)));
    });
  return { held, hold };
}

/** Sends the calls of each test of a suite to a backend, which drops each connection at first. */
export function fakeBackend(test: ReturnType<typeof domSuite>) {
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
    /** The calls, whose bodies are JSON. */
    posted: () =>
      calls.map(({ path, init: { method, body } }) => ({
        call: `${method} ${path}`,
        body: JSON.parse(String(body)),
      })),
  };
}
