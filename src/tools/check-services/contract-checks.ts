/** What `npm run check-services` checks. */
import { randomUUID } from "node:crypto";
import http from "node:http";
import https from "node:https";
import { HttpError, messageIn, RESPONSE_TIMEOUT_MS } from "../../lib/http.ts";
import { parseJson } from "../../lib/narrow.ts";
import { authFailure, FALLBACKS, failureMessage } from "../../rules/messages.ts";
import { hasResult, QUERIES_URL, RAW_QUERIES_URL } from "../../services/content-store.ts";
import { listQuery, searchOf } from "../../services/queries.ts";
import { settings } from "../../settings.ts";
import { type Operation, operations } from "../helpers/backend-operations.ts";
import { causeOf, printable } from "../helpers/printable.ts";

/** The site works despite a warning. */
type Level = "ok" | "warning" | "FAILED" | "not checked";
/** The findings of several calls with the same key are one line. */
export type Finding = { readonly level: Level; readonly text: string; readonly key: string };

const finding =
  (level: Level) =>
  (text: string, advice?: string): Finding => ({
    level,
    text: advice ? `${text}; ${advice}` : text,
    key: level + (advice ?? text),
  });
const pass = finding("ok");
const warn = finding("warning");
const fail = finding("FAILED");
const skip = finding("not checked");

const named = (name: string, found: Finding) => ({ ...found, text: `${name}: ${found.text}` });

/** The status is 0, and the body says why, if no response arrived. */
type Reply = { readonly status: number; readonly headers: Headers; readonly body: string };

async function send(url: string, init: RequestInit): Promise<Reply> {
  const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  } catch (error) {
    const cause = signal.aborted ? `none within ${RESPONSE_TIMEOUT_MS / 1000} s` : causeOf(error);
    return { status: 0, headers: new Headers(), body: `no response (${cause})` };
  }
}

const isHtml = ({ body }: Reply) => /^\s*</.test(body);
const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;
const isRedirect = ({ status }: Reply) => status >= 300 && status < 400;

function describe(reply: Reply): string {
  const { status, headers, body } = reply;
  if (status === 0) return printable(body);
  if (isRedirect(reply))
    return `status ${status}, a redirect to ${printable(headers.get("location") ?? "no address")}`;
  if (isHtml(reply)) return `status ${status} with an HTML page`;
  const message = messageIn(body);
  if (message !== null) return `status ${status} "${printable(message)}"`;
  return status < 400 ? `status ${status}` : `status ${status} ${printable(body)}`.trim();
}

function checkOrigin(name: string, { headers }: Reply, site: string, advice: string): Finding {
  const allowed = headers.get("access-control-allow-origin") || "no origin";
  if (allowed === "*" || allowed === site) return pass(`the ${name} allows the site's pages`);
  return fail(`the ${name} allows ${printable(allowed)}, not ${site}`, advice);
}

/** Sends what a browser sends before a call, and before a header if the call has one (CORS). */
const sendPreflight = (url: string, method: string, header: string, origin: string) =>
  send(url, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      ...(header && { "access-control-request-headers": header }),
    },
  });

const TOO_MANY = skip("status 429, too many calls: wait, and check again");

function checkPreflight(reply: Reply, header: string, site: string, advice: string): Finding {
  if (reply.status === 429) return TOO_MANY;
  if (!isSuccess(reply)) return fail(`the preflight gets ${describe(reply)}`, advice);
  const allowed = `${reply.headers.get("access-control-allow-headers")}`.toLowerCase();
  // `*` doesn't include `authorization`.
  const wanted = header === "authorization" ? [header] : [header, "*"];
  if (header && !allowed.split(/[ ,]+/).some((each) => wanted.includes(each)))
    return fail(`the preflight doesn't allow the header ${header}`, advice);
  return checkOrigin("preflight", reply, site, advice);
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
    yield fail(`content store: ${describe(reply)}`, `first guess: ${guess(reply)}`);
    return;
  }
  // A dataset that isn't public responds with an empty list.
  if (news.length > 0) yield pass("content store: everybody can read the news");
  else yield fail("content store: the list of news is empty", `publish an entry; or ${makePublic}`);
  yield named("content store", checkOrigin("list of news", reply, site, ADD_ORIGIN));

  if (contentToken) {
    const preflight = await sendPreflight(url, "GET", "authorization", site);
    const found = checkPreflight(preflight, "authorization", site, ADD_ORIGIN);
    yield named("content store", found);
  }

  // In this version of Sanity's API, a query without a perspective also sees drafts.
  const raw = RAW_QUERIES_URL + searchOf(DRAFTS, {});
  const rawReply = await send(raw, { headers });
  const drafts = listIn(rawReply);
  if (drafts === null) yield skip(`content store: whether it hides drafts: ${describe(rawReply)}`);
  else if (drafts.length === 0) yield pass("content store: nobody can read drafts");
  else if (contentToken)
    yield warn("content store: everybody can read drafts", "remove CONTENT_TOKEN if you can");
  else yield fail("content store: everybody can read drafts", "CONTENT_API must hide them");
}

const ALLOW_CALLS = `respond with 204, the site's origin and "Access-Control-Allow-Headers: Content-Type"`;
const ALLOW_READING = "set Access-Control-Allow-Origin to the site's origin, also on errors";
const RAISE_LIMIT = "allow 6 MB, also in proxies, or visitors read that it may have arrived";
const REFUSE = "refuse it with 400, or a wrong login with 401";
const SEND_MESSAGE = `send a sentence for them as {"message": "…"}`;

// Nobody receives e-mail at `example.com`.
const email = `check-services-${randomUUID()}@example.com`;
const token = randomUUID();
const wrongLogin = JSON.stringify({ email, password: token });
const incomplete = new FormData();
incomplete.set("fullName", "check-services");

/** A sound backend refuses it, and stores nothing. */
function wrongBody({ id, requestBody }: Operation) {
  if (requestBody === undefined) return null;
  if ("multipart/form-data" in requestBody.content) return incomplete;
  return id === "requestLogin" ? wrongLogin : "{}";
}

/** The statuses of a refusal of a wrong token, a wrong login, or fields. */
function refusalsOf({ id, path }: Operation): readonly number[] {
  if (path.includes("{token}")) return [400, 401, 410, 422];
  return id === "requestLogin" ? [400, 401, 422] : [400, 422];
}

/** What to change if a reply is no refusal, else null. */
function adviceFor(call: Operation, reply: Reply): string | null {
  const { status } = reply;
  const setting = call.url === settings.apiBase + call.path ? "API_BASE" : "USERS_API";
  if (status === 0) return `is ${setting} right, and does the backend run?`;
  if (isRedirect(reply))
    return `correct ${setting}, or serve this address itself, without a slash at its end: the site follows no redirect`;
  if (status === 404 || status === 405 || (isSuccess(reply) && isHtml(reply)))
    return `is the route missing, or ${setting} wrong? If neither, ${REFUSE}`;
  if (isSuccess(reply)) return `${REFUSE}, and delete what it has stored`;
  if (status === 413) return RAISE_LIMIT;
  if (status >= 500) return "look at the logs of the backend and of its proxies";
  if (refusalsOf(call).includes(status)) return null;
  return `need no login, cookie or CSRF token, read its body, and ${REFUSE}`;
}

/** Matches single words, phrases that fit any failure, and what is for a program's log. */
const UNCLEAR =
  /^(\S+|(bad|invalid) (input|request)|the given data was invalid|unprocessable \w+|validation \w+)( exception)?\W*$|[{}`=]|\w_\w|[a-z]Error\b|\bError:|\b(jwt|null|SQL|undefined)\b/i;

function checkMessage({ id }: Operation, reply: Reply): Finding {
  /** What visitors read after such a reply with this message. */
  const wordsFor = (message: string | null) => {
    const error = new HttpError(reply.status, message);
    if (id === "requestLogin") return authFailure(error, "login").toast ?? "";
    if (id === "register") return authFailure(error, "signUp").toast ?? "";
    return failureMessage(error, FALLBACKS[id]);
  };
  // The site has its own words for some statuses.
  const isOurs = wordsFor("A") !== "A";
  const message = messageIn(reply.body)?.trim() ?? "";
  const words = wordsFor(message);
  // The site cuts a long message.
  const isShown = message !== "" && message.startsWith(words.replace(/…$/, ""));
  if (isOurs || (isShown && !UNCLEAR.test(message))) return pass("it refuses a wrong call");
  return fail(describe(reply), `visitors read "${printable(words)}"; ${SEND_MESSAGE}`);
}

/** Announces an application with a photo of almost 5 MB, and sends none of it. */
async function checkSize(url: string, site: string): Promise<Finding> {
  const size = { "content-length": 5_400_000, expect: "100-continue" };
  const upload = (url.startsWith("https:") ? https : http).request(new URL(url), {
    method: "POST",
    headers: { origin: site, "content-type": "multipart/form-data; boundary=a", ...size },
    signal: AbortSignal.timeout(3000),
  });
  const status = await new Promise((resolve) => {
    upload.on("continue", () => resolve(100));
    upload.on("response", ({ statusCode }) => resolve(statusCode));
    upload.on("error", (error) => resolve(causeOf(error)));
  });
  upload.destroy();
  if (status === 413) return fail("status 413 for 5.4 MB", RAISE_LIMIT);
  return status === 100 ? pass("it allows 5.4 MB") : skip(`whether it allows 5.4 MB: ${status}`);
}

async function checkCall(call: Operation, site: string): Promise<readonly Finding[]> {
  const { method } = call;
  const address = call.url.replace(/\{\w+\}/, token);
  const body = wrongBody(call);
  // The link of a user who doesn't exist.
  const url = body ? address : `${address}?${new URLSearchParams({ email })}`;
  const type = typeof body === "string" && { "content-type": "application/json" };
  const headers = { origin: site, accept: "application/json", ...type };
  const reply = await send(url, { method, headers, body });
  if (reply.status === 429) return [TOO_MANY];
  const advice = adviceFor(call, reply);
  if (advice !== null) return [fail(`${address}: ${describe(reply)}`, advice)];

  const found = [checkMessage(call, reply), checkOrigin("response", reply, site, ALLOW_READING)];
  if (reply.headers.get("access-control-allow-origin") === "*")
    found.push(warn("the response also allows the pages of all other sites", ALLOW_READING));
  if (method === "GET") return found;
  // The content type of a form needs no permission.
  const header = type ? "content-type" : "";
  const preflight = await sendPreflight(url, method, header, site);
  found.push(checkPreflight(preflight, header, site, ALLOW_CALLS));
  if (isSuccess(preflight) && Number(preflight.headers.get("access-control-max-age")) < 600)
    found.push(warn("browsers ask again before each call", "send Access-Control-Max-Age: 600"));
  if (!type) found.push(await checkSize(url, site));
  return found;
}

/** Such as `login`. */
const nameOf = (path: string) => path.replace(/^\/api\/(users\/)?|\/\{\w+\}/g, "");

export async function* checkBackend(site: string): AsyncGenerator<Finding> {
  const results = await Promise.all(operations.map((call) => checkCall(call, site)));
  const groups = new Map<string, { readonly names: string[]; readonly found: Finding }>();
  for (const [index, { path }] of operations.entries())
    for (const found of results[index] ?? []) {
      const { names, found: first } = groups.get(found.key) ?? { names: [], found };
      groups.set(found.key, { names: [...names, nameOf(path)], found: first });
    }
  for (const { names, found } of groups.values())
    yield named(`backend: ${names.join(", ")}`, found);
  yield skip("backend: a successful login and sign-up", "try them on the built site");
}
