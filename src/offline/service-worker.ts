/**
 * Keeps the site on the phone, so that it comes at once and without a network: the shell, which is
 * the document and all that it loads from its own folder, and the news that the visitor has seen.
 * Nothing else passes through here, above all no call to the backend.
 */

import { CACHED_AT, QUERIES } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { beyondCap, type Cap, cachePrefix, deleteCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Both are the build's: the integrity of each file by its address, and a hash of them all. */
declare const SHELL: Readonly<Record<string, string>>;
declare const VERSION: string;

/** How long, in milliseconds, a query may take where an older answer is there to be shown. */
const PATIENCE = 5000;

const { scope } = self.registration;
const prefix = cachePrefix(scope);
const shellCache = `${prefix}shell ${VERSION}`;

type Kind = { readonly cache: string; readonly cap: Cap };
const answers: Kind = { cache: `${prefix}answers`, cap: { entries: 60, bytes: 2 ** 21 } };
const pictures: Kind = { cache: `${prefix}pictures`, cap: { entries: 80, bytes: 5 * 2 ** 20 } };

const shell = Object.entries(SHELL).map(
  ([address, integrity]) =>
    new Request(address, {
      // While a new version is being uploaded, the files of both may be mixed: then it isn't kept.
      integrity,
      redirect: "error",
      // Names in there carry a hash of their contents; any other may stand for an older file.
      cache: address.startsWith("assets/") ? "default" : "no-cache",
    }),
);
const shellAddresses = new Set(shell.map(({ url }) => url));

// All or nothing: where a file doesn't come, the worker before and its cache stay in charge.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shellCache).then((cache) => cache.addAll(shell)));
});

self.addEventListener("activate", (event) => {
  const current = [shellCache, answers.cache, pictures.cache];
  // Claiming lets the first visit's own news be kept.
  event.waitUntil(deleteCaches(prefix, current).then(() => self.clients.claim()));
});

// The one thing that a page ever says is that its visitor wants the new version.
self.addEventListener("message", () => {
  self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

/** What is answered here; null for all that goes its way as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { method, mode, url, destination } = event.request;
  if (method !== "GET") return null;
  if (mode === "navigate") {
    const [address = ""] = url.split(/[?#]/);
    return address === scope || address === `${scope}index.html` ? fromShell(event, scope) : null;
  }
  if (shellAddresses.has(url)) return fromShell(event, url);
  if (url.startsWith(QUERIES)) return newest(event);
  const isPicture = destination === "image" && url.startsWith(`${settings.contentImages}/`);
  return isPicture ? keptFirst(event) : null;
}

async function fromShell({ request }: FetchEvent, address: string): Promise<Response> {
  const cache = await caches.open(shellCache);
  return (await cache.match(address)) ?? fetch(request);
}

/** The network's answer, or an older one where the network has none, or none in time. */
async function newest(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await (await caches.open(answers.cache)).match(request.url);
  const fresh = fetch(request);
  event.waitUntil(
    fresh.then((answer) => keep(answers, request.url, answer.clone())).catch(() => {}),
  );
  if (kept === undefined) return fresh;
  const late = new Promise<Response>((show) => setTimeout(show, PATIENCE, kept));
  return Promise.race([fresh, late]).then(
    (answer) => (answer.ok ? answer : kept),
    () => kept,
  );
}

/** A picture, whose address never stands for another one. */
async function keptFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await (await caches.open(pictures.cache)).match(request.url);
  if (kept !== undefined) return kept;
  try {
    // As the page asks for it, nobody could read how large it is.
    const answer = await fetch(new Request(request, { mode: "cors", credentials: "omit" }));
    event.waitUntil(keep(pictures, request.url, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    return fetch(request);
  }
}

/** Keeps a sound answer, and lets older ones go for it; a phone that is full refuses to. */
async function keep(kind: Kind, address: string, answer: Response): Promise<void> {
  const body = await answer.blob();
  if (!answer.ok || !/^image\/|json/.test(body.type)) return;
  const cache = await caches.open(kind.cache);
  const headers = { [CACHED_AT]: new Date().toISOString(), "content-length": `${body.size}` };
  await cache.put(address, new Response(body, { headers }));

  const entries = (await cache.keys()).map(async ({ url }) => {
    const headers = (await cache.match(url))?.headers;
    const cachedAt = headers?.get(CACHED_AT) ?? "";
    return { url, cachedAt, bytes: Number(headers?.get("content-length")) };
  });
  for (const { url } of beyondCap(await Promise.all(entries), kind.cap)) await cache.delete(url);
}
