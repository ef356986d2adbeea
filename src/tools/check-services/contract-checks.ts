/** What `npm run check-services` checks. */
import { randomUUID } from "node:crypto";
import { messageIn, RESPONSE_TIMEOUT_MS } from "../../lib/http.ts";
import { parseJson } from "../../lib/narrow.ts";
import * as urls from "../../services/backend-urls.ts";
import { hasResult, QUERIES_URL, RAW_QUERIES_URL } from "../../services/content-store.ts";
import { listQuery, searchOf } from "../../services/queries.ts";
import { settings } from "../../settings.ts";
import { causeOf } from "../helpers/fetch-cause.ts";
import { printable } from "../helpers/printable.ts";

/** The site works despite a warning. */
export type Finding = {
  readonly level: "ok" | "warning" | "FAILED" | "not checked";
  readonly text: string;
};
const pass = (text: string): Finding => ({ level: "ok", text });
const warn = (text: string): Finding => ({ level: "warning", text });
const fail = (text: string): Finding => ({ level: "FAILED", text });
const skip = (text: string): Finding => ({ level: "not checked", text });

/** The status is 0, and the body says why, if no response arrived that a page accepts. */
type Reply = { readonly status: number; readonly headers: Headers; readonly body: string };

async function send(url: string, init: RequestInit): Promise<Reply> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    if (status < 300 || status >= 400) return { status, headers, body: await response.text() };
    const target = headers.get("location") ?? "no address";
    return { status: 0, headers, body: `status ${status}, a redirect to ${target}` };
  } catch (error) {
    const cause = signal.aborted ? `none within ${RESPONSE_TIMEOUT_MS / 1000} s` : causeOf(error);
    return { status: 0, headers: new Headers(), body: `no response (${cause})` };
  }
}

const isHtml = ({ body }: Reply) => /^\s*</.test(body);
const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;

function describe(reply: Reply): string {
  const { status, body } = reply;
  if (status === 0) return printable(body);
  if (isHtml(reply)) return `status ${status} with an HTML page`;
  const message = status < 400 ? null : messageIn(body);
  return message === null ? `status ${status}` : `status ${status} "${printable(message)}"`;
}

/** Why a reply can't be judged; null if it can. */
function unjudged(name: string, reply: Reply): Finding | null {
  if (reply.status === 0)
    return fail(`${name}: ${describe(reply)}; look at the logs of the server and of its proxies`);
  if (reply.status === 429)
    return skip(`${name}: status 429, too many calls: wait, and check again`);
  return null;
}

function checkOrigin(name: string, { headers }: Reply, site: string, advice: string): Finding {
  const allowed = headers.get("access-control-allow-origin") ?? "no origin";
  if (allowed === "*" || allowed === site) return pass(`${name}: it allows the site's pages`);
  return fail(`${name}: it allows ${printable(allowed)}, not ${site}; ${advice}`);
}

type Preflight = { url: string; method: string; header: string; site: string };

/** Sends what a browser sends before a call, and before a header if the call has one (CORS). */
async function checkPreflight(
  name: string,
  { url, method, header, site }: Preflight,
  advice: string,
): Promise<Finding> {
  const reply = await send(url, {
    method: "OPTIONS",
    headers: {
      origin: site,
      "access-control-request-method": method,
      ...(header && { "access-control-request-headers": header }),
    },
  });
  const reason = unjudged(name, reply);
  if (reason) return reason;
  if (!isSuccess(reply)) return fail(`${name}: ${describe(reply)}; ${advice}`);
  const allowed = `${reply.headers.get("access-control-allow-headers")}`.toLowerCase();
  // `*` doesn't include `authorization`.
  const wanted = header === "authorization" ? [header] : [header, "*"];
  if (header && !allowed.split(/[ ,]+/).some((each) => wanted.includes(each)))
    return fail(`${name}: it doesn't allow the header ${header}; ${advice}`);
  return checkOrigin(name, reply, site, advice);
}

const ADD_ORIGIN = "add the site's origin: npx sanity cors add <origin> --no-credentials";
const DRAFTS = `*[_id in path("drafts.**") || _id in path("versions.**")]._id`;

function listIn({ status, body }: Reply): readonly unknown[] | null {
  const value = status === 200 ? parseJson(body) : null;
  return hasResult(value) && Array.isArray(value.result) ? value.result : null;
}

export async function* checkContentStore(
  site: string,
  { contentDataset, contentToken } = settings,
): AsyncGenerator<Finding> {
  const makePublic = `the dataset isn't public: npx sanity dataset visibility set ${contentDataset} public`;
  const guess = ({ status, body }: Reply) => {
    if (status === 0) return "this computer is offline, or CONTENT_PROJECT or CONTENT_API is wrong";
    if (status === 402) return "the project's quota is used up: look at sanity.io/manage";
    if (/CORS/.test(body)) return ADD_ORIGIN;
    if (status === 401 || status === 403)
      return contentToken ? "CONTENT_TOKEN is wrong" : makePublic;
    return "CONTENT_PROJECT, CONTENT_DATASET or CONTENT_API is wrong";
  };
  const headers = {
    origin: site,
    accept: "application/json",
    ...(contentToken && { authorization: `Bearer ${contentToken}` }),
  };

  const url = QUERIES_URL + searchOf(listQuery(1), {});
  const reply = await send(url, { headers });
  const news = listIn(reply);
  if (news === null) {
    yield fail(`content store: ${describe(reply)}; first guess: ${guess(reply)}`);
    return;
  }
  // A dataset that isn't public responds with an empty list.
  if (news.length > 0) yield pass("content store: everybody can read the news");
  else yield fail(`content store: the list of news is empty; publish an entry; or ${makePublic}`);
  yield checkOrigin("content store: the news", reply, site, ADD_ORIGIN);

  if (contentToken) {
    const call = { url, method: "GET", header: "authorization", site };
    yield await checkPreflight("content store: preflight of the news", call, ADD_ORIGIN);
  }

  // In this version of Sanity's API, a query without a perspective also sees drafts.
  const raw = RAW_QUERIES_URL + searchOf(DRAFTS, {});
  const rawReply = await send(raw, { headers });
  const drafts = listIn(rawReply);
  if (drafts === null) yield skip(`content store: whether it hides drafts: ${describe(rawReply)}`);
  else if (drafts.length === 0) yield pass("content store: nobody can read drafts");
  else if (contentToken)
    yield warn("content store: everybody can read drafts; remove CONTENT_TOKEN if you can");
  else yield fail("content store: everybody can read drafts; CONTENT_API must hide them");
}

const ALLOW_CALLS = `respond with 204, the site's origin and "Access-Control-Allow-Headers: Content-Type"`;
const ALLOW_READING = "set Access-Control-Allow-Origin to the site's origin, also on errors";

/** Whether API_BASE is right. A gateway's status 429 may be HTML. */
const isOfBackend = (reply: Reply) =>
  reply.status === 429 || !(isHtml(reply) || [0, 404, 405].includes(reply.status));

export async function* checkBackend(site: string): AsyncGenerator<Finding> {
  const headers = { origin: site, accept: "application/json" };
  // Nobody receives e-mail at `example.com`.
  const email = `check-services-${randomUUID()}@example.com`;
  const login = await send(urls.LOGIN_URL, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ email, password: randomUUID() }),
  });
  const link = await send(urls.validateResetTokenUrl(randomUUID(), email), { headers });
  if (!isOfBackend(login) && !isOfBackend(link)) {
    yield fail(
      `backend: ${describe(login)}; first guess: API_BASE is wrong, ${settings.apiBase} (the site adds /api/users/login); second guess: the backend isn't running`,
    );
    return;
  }

  const judge = (name: string, reply: Reply, judged: Finding): readonly Finding[] => {
    const reason = unjudged(name, reply);
    return reason ? [reason] : [judged, checkOrigin(name, reply, site, ALLOW_READING)];
  };
  const refusesLogin = [400, 401].includes(login.status)
    ? pass("backend: login refuses an unknown address")
    : fail(
        `backend: login of an unknown address gets ${describe(login)}; if API_BASE is right, respond with 401, as for a wrong password`,
      );
  yield* judge("backend: login", login, refusesLogin);
  const refusesLink = isSuccess(link)
    ? fail(`backend: a reset link that doesn't exist gets ${describe(link)}; refuse it with 400`)
    : pass("backend: a reset link that doesn't exist is refused");
  yield* judge("backend: reset link", link, refusesLink);

  for (const [name, url, header] of [
    ["login", urls.LOGIN_URL, "content-type"],
    ["register", urls.REGISTER_URL, "content-type"],
    ["forgot-password", urls.FORGOT_PASSWORD_URL, "content-type"],
    ["reset-password", urls.resetPasswordUrl("a"), "content-type"],
    // The content type of a form needs no permission.
    ["accounts/create", urls.CREATE_ACCOUNT_URL, ""],
  ] as const) {
    const call = { url, method: "POST", header, site };
    yield await checkPreflight(`backend: preflight of ${name}`, call, ALLOW_CALLS);
  }
}
