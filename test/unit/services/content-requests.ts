/** For tests of the content store: the fake one, or a server with the responses of a test. */
import type { RequestListener } from "node:http";
import { settings } from "../../../src/settings.ts";
import { reconnect, respondWith } from "../../helpers/fake-fetch.ts";
import { listen } from "../../helpers/local-server.ts";

const realFetch = globalThis.fetch;

/** Sends the site's calls to another origin. @returns their URLs, in a list that grows. */
export function forwardTo(origin: string): readonly URL[] {
  const urls: URL[] = [];
  respondWith((pathAndQuery, init) => {
    urls.push(new URL(pathAndQuery, origin));
    return realFetch(origin + pathAndQuery, init);
  });
  return urls;
}

/** Runs a function while a server on loopback responds to every call of the site. */
export async function whileResponding<Result>(
  respond: RequestListener,
  run: () => Promise<Result>,
): Promise<Result> {
  const server = await listen(respond);
  forwardTo(server.origin);
  try {
    return await run();
  } finally {
    reconnect();
    await server.close();
  }
}

/** Runs a function as on a site that is built with a token for the content store. */
export async function withToken<Result>(run: () => Promise<Result>): Promise<Result> {
  const { contentToken } = settings;
  Object.assign(settings, { contentToken: "secret" });
  try {
    return await run();
  } finally {
    Object.assign(settings, { contentToken });
  }
}

/** A response of the content store. */
export const result = (value: unknown): RequestListener => {
  return (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ ms: 1, query: "", result: value }));
  };
};
