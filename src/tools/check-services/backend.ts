/** Checks of the backend. They send its calls so that nothing changes there. */
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
  send,
  summarize,
} from "./exchange.ts";

const MEGABYTE = 1024 * 1024;
/** The time-out of an upload, in milliseconds: an operator's network may be slow. */
const UPLOAD_TIMEOUT = 300_000;

/** An e-mail address without an account. Nobody receives e-mail at `example.com`. */
const unusedEmail = () => `check-services-${randomUUID()}@example.com`;

/** A call. `name` is the end of its address. If `kind` is null, only its preflight is sent. */
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
  const email = unusedEmail();
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

/** Origins that a careless comparison accepts as the site's. */
function otherOrigins(origin: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  return [`${protocol}//${hostname}.other.example`, `${protocol}//other-${host}`, "null"];
}

/** Sends the calls that change nothing, and all preflights, as pages of the site and of others do. */
export async function askBackend(origin: string): Promise<readonly Exchange[]> {
  const exchanges = calls().flatMap(({ kind, name, url, body }) => {
    const sendCall = async (as: string, from: string): Promise<Exchange> => {
      const json = body ? { "content-type": "application/json" } : {};
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const response = await send(url, { ...init, headers: { origin: from, ...json } });
      return { kind: as, name, origin: from, header: "", response };
    };
    const sendPreflight = async (as: string, from: string): Promise<Exchange> => {
      // The content type of a form needs no permission.
      const header = body ? "content-type" : "";
      const response = await preflight(url, from, "POST", header);
      return { kind: as, name, origin: from, header, response };
    };
    const isPost = body !== undefined;
    return [
      ...(kind ? [sendCall(kind, origin)] : []),
      ...(isPost ? [sendPreflight("preflight", origin)] : []),
      ...otherOrigins(origin).map((from) => (isPost ? sendPreflight : sendCall)("other", from)),
    ];
  });
  return Promise.all(exchanges);
}

/** Applies for an account twice: with a file that isn't a picture, and with one that is too large. */
export async function sendUploads(origin: string): Promise<readonly Exchange[]> {
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: "white" } });
  const jpeg = new Uint8Array(await picture.jpeg().toBuffer());
  const url = `${settings.apiBase}/api/accounts/create`;
  const exchanges: Exchange[] = [];
  for (const [name, ...parts] of [
    ["a file of 4.5 MB that is no picture", new Uint8Array(4.5 * MEGABYTE)],
    // Decoders ignore bytes after a picture's end.
    ["a picture of 6 MB", jpeg, new Uint8Array(6 * MEGABYTE)],
  ] as const) {
    const body = new FormData();
    const fields = { ...sampleApplication, fullName: "Check Services", email: unusedEmail() };
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    body.set("idCardImage", new File(parts, "check-services.jpg", { type: "image/jpeg" }));
    const response = await send(url, { method: "POST", headers: { origin }, body }, UPLOAD_TIMEOUT);
    exchanges.push({ kind: "upload", name, origin, header: "", response });
  }
  return exchanges;
}

/** Whether a response is from a backend that has the call. A gateway's status 429 may be HTML. */
const isKnown = ({ response }: Exchange) =>
  isHtml(response)
    ? response.status === 429
    : response.status > 0 && !isRedirect(response) && ![404, 405].includes(response.status);

const knowsCalls: Check = {
  passed: "backend: it has the site's calls",
  complaints(exchanges) {
    const calls = exchanges.filter(({ kind }) => kind === "account" || kind === "link");
    if (calls.some(isKnown)) return [];
    const said = summarize(calls, ({ response }) => describe(response));
    const guess = `first guess: API_BASE is wrong, ${settings.apiBase}`;
    return [failed(`backend: ${said}; ${guess}; second guess: the backend isn't running`)];
  },
};

/** What is wrong with the response for an address without an account. */
function accountFault({ name, response }: Exchange): string | null {
  const isLogin = name === "login";
  if (isLogin ? [400, 401].includes(response.status) : isSuccess(response)) return null;
  const right = isLogin
    ? "if API_BASE is right, respond with 401, as for a wrong password"
    : "if API_BASE and USERS_API are right, respond with 200, as for an address with an account";
  return `an unknown address gets ${describe(response)}; ${right}`;
}

function uploadFault({ response, origin }: Exchange): string | null {
  const said = describe(response);
  if (response.status === 0)
    return `${said}; first guess: a proxy ends the upload; it must read all of it, then respond with 413`;
  if (isSuccess(response)) return `${said}; refuse it with 400 or 413; delete "Check Services"`;
  if (![400, 413, 415, 422].includes(response.status)) return `${said}; refuse it with 400 or 413`;
  return mayRead(response, origin)
    ? null
    : `${said} allows no origin; first guess: a proxy's size limit; set it to 8 MB`;
}

/** The checks of the backend, in the order in which they are printed. */
export const backendChecks: readonly [Check, ...Check[]] = [
  knowsCalls,
  check(
    "backend",
    `it responds within ${TIMEOUT / 1000} s, without a redirect`,
    ["account", "link", "preflight"],
    ({ response }) => (response.status === 0 || isRedirect(response) ? describe(response) : null),
    { unclear: () => null, advice: "look at the logs of the backend and of its proxies" },
  ),
  check("backend", "the preflights allow all calls", ["preflight"], corsFault, {
    advice: `respond with 204, the site's origin and "Access-Control-Allow-Headers: Content-Type"`,
  }),
  check("backend", "pages of the site can read errors", ["account", "link"], corsFault, {
    advice: "set Access-Control-Allow-Origin to the site's origin, also on errors",
  }),
  check(
    "backend",
    "pages of other origins can read nothing",
    ["account", "link", "preflight", "other"],
    ({ kind, origin, response }) => {
      if (response.headers.get("access-control-allow-origin") === "*") return "open to all origins";
      return kind === "other" && mayRead(response, origin) ? `open to ${origin}` : null;
    },
    { advice: "allow only the site's origin, and compare the whole origin" },
  ),
  check(
    "backend",
    "login refuses an unknown address, forgot-password accepts it",
    ["account"],
    accountFault,
  ),
  check("backend", "it refuses large files and other types", ["upload"], uploadFault, {
    none: "add -- --uploads to send two files",
    unclear: limited,
  }),
];
