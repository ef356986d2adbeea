/** The calls of the backend (spec section 7), sent so that nothing changes there. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { TIMEOUT } from "../../lib/http.ts";
import { settings } from "../../settings.ts";
import { failed } from "../report.ts";
import { sampleApplication } from "../sample-application.ts";
import {
  type Check,
  check,
  corsFault,
  describe,
  type Exchange,
  isHtml,
  isRedirect,
  isSuccess,
  limited,
  mayRead,
  preflight,
  say,
  send,
} from "./exchange.ts";

const MEGABYTE = 1024 * 1024;
/** How long a file may take on an operator's line, in milliseconds. */
const UPLOAD_TIMEOUT = 300_000;

/** An address that nobody has: no mail reaches `example.com`. */
const nobody = () => `check-services-${randomUUID()}@example.com`;

/** A call by the end of its address. Without a kind, only its preflight is sent. */
const call = (kind: string | null, name: string, url: string, body?: object | null) => ({
  kind,
  name,
  url,
  /** What a POST sends as JSON; null for a form, undefined for a GET. */
  body,
});

/** The site's calls, for a user and a reset link that don't exist. */
export function calls() {
  const { apiBase, usersApi } = settings;
  const email = nobody();
  const body = { email, password: randomUUID() };
  const token = `${randomUUID()}?${new URLSearchParams({ email })}`;
  return [
    call("account", "login", `${apiBase}/api/users/login`, body),
    call(null, "register", `${apiBase}/api/users/register`, body),
    call("account", "forgot-password", `${usersApi}/forgot-password`, { email }),
    call("link", "validate-reset-token", `${usersApi}/validate-reset-token/${token}`),
    call("link", "reset-password", `${usersApi}/reset-password/${randomUUID()}`, body),
    call(null, "accounts/create", `${apiBase}/api/accounts/create`, null),
  ];
}

/** Origins that a careless comparison takes for the site's. */
function otherOrigins(origin: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  return [`${protocol}//${hostname}.other.example`, `${protocol}//other-${host}`, "null"];
}

/** Sends all calls that change nothing, and all preflights, also as pages of other origins do. */
export async function askBackend(origin: string): Promise<readonly Exchange[]> {
  const exchanges = calls().flatMap(({ kind, name, url, body }) => {
    const ask = async (as: string, from: string): Promise<Exchange> => {
      const json = body ? { "content-type": "application/json" } : {};
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const response = await send(url, { ...init, headers: { origin: from, ...json } });
      return { kind: as, name, origin: from, header: "", response };
    };
    const askFirst = async (as: string, from: string): Promise<Exchange> => {
      // A form needs no permission for its type.
      const header = body ? "content-type" : "";
      const response = await preflight(url, from, "POST", header);
      return { kind: as, name, origin: from, header, response };
    };
    const isPost = body !== undefined;
    return [
      ...(kind ? [ask(kind, origin)] : []),
      ...(isPost ? [askFirst("preflight", origin)] : []),
      ...otherOrigins(origin).map((other) => (isPost ? askFirst : ask)("other origin", other)),
    ];
  });
  return Promise.all(exchanges);
}

/** Applies for an account twice: with a file that is no picture, and with one that is too large. */
export async function sendUploads(origin: string): Promise<readonly Exchange[]> {
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: "white" } });
  const jpeg = new Uint8Array(await picture.jpeg().toBuffer());
  const url = `${settings.apiBase}/api/accounts/create`;
  const exchanges: Exchange[] = [];
  for (const [name, ...parts] of [
    ["a file of 4.5 MB that is no picture", new Uint8Array(4.5 * MEGABYTE)],
    // Decoders ignore what follows a picture's end.
    ["a picture of 6 MB", jpeg, new Uint8Array(6 * MEGABYTE)],
  ] as const) {
    const body = new FormData();
    const fields = { ...sampleApplication, fullName: "Check Services", email: nobody() };
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    body.set("idCardImage", new File(parts, "check-services.jpg", { type: "image/jpeg" }));
    const response = await send(url, { method: "POST", headers: { origin }, body }, UPLOAD_TIMEOUT);
    exchanges.push({ kind: "upload", name, origin, header: "", response });
  }
  return exchanges;
}

/** Whether a response is one of a backend that knows the call. A gateway may send HTML as a 429. */
const isKnown = ({ response }: Exchange) =>
  isHtml(response)
    ? response.status === 429
    : response.status > 0 && !isRedirect(response) && ![404, 405].includes(response.status);

const knowsCalls: Check = {
  passed: "backend: it knows the calls",
  complaints(exchanges) {
    const calls = exchanges.filter(({ kind }) => kind === "account" || kind === "link");
    if (calls.some(isKnown)) return [];
    const said = say(calls, ({ response }) => describe(response));
    const guess = `first guess: API_BASE is wrong, ${settings.apiBase}`;
    return [failed(`backend: ${said}; ${guess}; second: the backend doesn't run`)];
  },
};

/** What tells that an address has no account. */
function accountFault({ name, response }: Exchange): string | null {
  const isLogin = name === "login";
  if (isLogin ? [400, 401].includes(response.status) : isSuccess(response)) return null;
  const right = isLogin
    ? "if API_BASE is right, respond with 401, as to a wrong password"
    : "if API_BASE and USERS_API are right, respond with 200, as to an address that has an account";
  return `an unknown address gets ${describe(response)}; ${right}`;
}

function uploadFault({ response, origin }: Exchange): string | null {
  const said = describe(response);
  if (response.status === 0)
    return `${said}; first guess: a proxy ends the upload; read all of it, then respond with 413`;
  if (isSuccess(response)) return `${said}; refuse it by 400 or 413, and delete "Check Services"`;
  if (![400, 413, 415, 422].includes(response.status)) return `${said}; refuse it by 400 or 413`;
  return mayRead(response, origin)
    ? null
    : `${said} allows no origin; first guess: a proxy's limit, which must be 8 MB`;
}

/** The checks of the backend, in the order in which they are printed. */
export const backendChecks: readonly [Check, ...Check[]] = [
  knowsCalls,
  check(
    "backend",
    `it responds within ${TIMEOUT / 1000} s, without a redirect`,
    ["account", "link", "preflight"],
    ({ response }) => (response.status === 0 || isRedirect(response) ? describe(response) : null),
    { unseen: () => null, advice: "look at the logs of the backend, and of proxies before it" },
  ),
  check("backend", "the preflights allow all calls", ["preflight"], corsFault, {
    advice: `respond with 204, the site's origin and "Access-Control-Allow-Headers: Content-Type"`,
  }),
  check("backend", "pages of the site can read errors, too", ["account", "link"], corsFault, {
    advice: "set Access-Control-Allow-Origin to the site's origin, on errors too",
  }),
  check(
    "backend",
    "pages of other origins can read nothing",
    ["account", "link", "preflight", "other origin"],
    ({ kind, origin, response }) => {
      if (response.headers.get("access-control-allow-origin") === "*") return "open to all origins";
      return kind === "other origin" && mayRead(response, origin) ? `open to ${origin}` : null;
    },
    { advice: "allow the site's origin alone, compared as a whole" },
  ),
  check(
    "backend",
    "login refuses an unknown address, forgot-password accepts it",
    ["account"],
    accountFault,
  ),
  check("backend", "it refuses files that are no pictures, or too large", ["upload"], uploadFault, {
    none: "add -- --uploads, which sends two files",
    unseen: limited,
  }),
];
