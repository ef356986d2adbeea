/** Sends requests as a page of the site does, which changes nothing. */
import { randomUUID } from "node:crypto";
import { RESPONSE_TIMEOUT_MS } from "../../lib/http.ts";
import * as addresses from "../../services/backend-addresses.ts";
import { QUERIES_URL } from "../../services/content-store.ts";
import { newsPage, searchOf } from "../../services/queries.ts";
import type { settings } from "../../settings.ts";
import { causeOf } from "../printable.ts";

export type Exchange = {
  readonly kind: "listing" | "drafts" | "login" | "link" | "preflight";
  /** For the operator, such as the end of a call's address. */
  readonly name: string;
  readonly origin: string;
  /** Of a preflight: the header that needs permission; empty if none. */
  readonly header: string;
  /** 0 if no response arrived. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly failure: string | null;
};

export async function send(url: string, init: RequestInit, timeout = RESPONSE_TIMEOUT_MS) {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    return { status, headers, body: await response.text(), failure: null };
  } catch (error) {
    const failure = signal.aborted ? `none within ${timeout / 1000} s` : causeOf(error);
    return { status: 0, headers: new Headers(), body: "", failure };
  }
}

const recorder =
  (origin: string) =>
  async (kind: Exchange["kind"], name: string, url: string, init: RequestInit = {}) => {
    const headers = { origin, accept: "application/json", ...init.headers };
    return { kind, name, origin, header: "", ...(await send(url, { ...init, headers })) };
  };

const preflighter =
  (origin: string) => async (method: string, name: string, url: string, header: string) => {
    const asked = { origin, "access-control-request-method": method };
    const headers = header ? { ...asked, "access-control-request-headers": header } : asked;
    const response = await send(url, { method: "OPTIONS", headers });
    return { kind: "preflight", name, origin, header, ...response } as const;
  };

const DRAFTS = `*[_id in path("drafts.**") || _id in path("versions.**")]._id`;

export function askContentStore(
  origin: string,
  { contentToken }: Pick<typeof settings, "contentToken">,
): Promise<readonly Exchange[]> {
  const init = contentToken ? { headers: { authorization: `Bearer ${contentToken}` } } : {};
  const query = QUERIES_URL + searchOf(newsPage(1), {});
  // In this version of Sanity's API, a query without a perspective also sees drafts.
  const raw = QUERIES_URL.replace("perspective=published&", "") + searchOf(DRAFTS, {});
  const record = recorder(origin);
  return Promise.all([
    record("listing", "the news", query, init),
    record("drafts", "drafts", raw, init),
    ...(contentToken ? [preflighter(origin)("GET", "the news", query, "authorization")] : []),
  ]);
}

export function askBackend(origin: string): Promise<readonly Exchange[]> {
  // Nobody receives e-mail at `example.com`.
  const email = `check-services-${randomUUID()}@example.com`;
  const body = JSON.stringify({ email, password: randomUUID() });
  const json = "content-type";
  const post = { method: "POST", headers: { [json]: "application/json" }, body };
  const record = recorder(origin);
  const preflight = preflighter(origin);
  return Promise.all([
    record("login", "login", addresses.LOGIN, post),
    record("link", "validate-reset-token", addresses.validateResetToken(randomUUID(), email)),
    preflight("POST", "login", addresses.LOGIN, json),
    preflight("POST", "register", addresses.REGISTER, json),
    preflight("POST", "forgot-password", addresses.FORGOT_PASSWORD, json),
    preflight("POST", "reset-password", addresses.resetPassword("a"), json),
    // The content type of a form needs no permission.
    preflight("POST", "accounts/create", addresses.CREATE_ACCOUNT, ""),
  ]);
}
