/** The backend of the tests of the portal forms: its responses are right, wrong or missing. */
import { act } from "@testing-library/react";
import type { domSuite } from "../../helpers/dom-suite.ts";
import { reconnect, respondWith } from "../../helpers/fake-network.ts";

export type Responder = (init: RequestInit) => Promise<Response>;

export const respondJson =
  (status: number, body: unknown): Responder =>
  async () =>
    Response.json(body, { status });

/** Responds with a page, or with a text that a backend sends as one. */
export const respondHtml =
  (status: number, body: string): Responder =>
  async () =>
    new Response(body, { status, headers: { "content-type": "text/html" } });

export const dropConnection: Responder = async () => {
  throw new TypeError("fetch failed");
};

/** There is no response, and the request ends when it is aborted. */
export const neverRespond: Responder = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** Sends the calls of each test of a suite to a backend, which drops each connection at first. */
export function fakeBackend(test: ReturnType<typeof domSuite>) {
  const calls: { readonly path: string; readonly init: RequestInit }[] = [];
  const held: ((response: Responder) => Promise<void>)[] = [];
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
    /** From now on, holds each call until `end` ends it. */
    holds: () => {
      held.length = 0;
      respond = (init) =>
        new Promise((resolve, reject) => {
          held.push((response) => act(() => response(init).then(resolve, reject)));
        });
    },
    held,
    /** Ends the last call that is held, even if it was aborted. */
    end: async (response: Responder) => held.pop()?.(response),
    /** The calls, whose bodies are JSON. */
    posted: () =>
      calls.map(({ path, init: { method, body } }) => ({
        call: `${method} ${path}`,
        body: JSON.parse(String(body)),
      })),
  };
}
