/** Sends requests as a page of the site does, records their responses and checks these. */
import { messageIn, TIMEOUT } from "../../lib/http.ts";
import { causeOf, type Finding, failed, findingsOf, notChecked, type Rule } from "../report.ts";

export type Reply = {
  /** 0 if no response arrived. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Why no response arrived; null if one did. */
  readonly failure: string | null;
};

/** A request and its response. `kind` says which checks it is for. */
export type Exchange = {
  readonly kind: string;
  /** The name that the operator reads, such as the end of a call's address. */
  readonly name: string;
  /** The page's origin. */
  readonly origin: string;
  /** Of a preflight: the header that the request needs permission for; empty if none. */
  readonly header: string;
  readonly response: Reply;
};

/** Sends a request and records the whole response, without following a redirect. */
export async function send(url: string, init: RequestInit, timeout = TIMEOUT): Promise<Reply> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    return { status, headers, body: await response.text(), failure: null };
  } catch (error) {
    const failure = signal.aborted ? `none within ${timeout / 1000} s` : causeOf(error).message;
    return { status: 0, headers: new Headers(), body: "", failure };
  }
}

/** Sends the CORS preflight of a request, with the header that needs permission, if any. */
export function preflight(url: string, origin: string, method: string, header: string) {
  const headers = { origin, "access-control-request-method": method };
  const needed = header ? { "access-control-request-headers": header } : {};
  return send(url, { method: "OPTIONS", headers: { ...headers, ...needed } });
}

export const isRedirect = ({ status }: Reply) => status >= 300 && status < 400;
export const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;
export const isHtml = ({ body }: Reply) => /^\s*</.test(body);

/** Describes a response in a complaint, with the service's message for an error. */
export function describe(response: Reply): string {
  const { status, failure, headers, body } = response;
  if (failure !== null) return `no response (${failure})`;
  if (isRedirect(response))
    return `status ${status}, a redirect to ${headers.get("location") ?? "no address"}`;
  if (isHtml(response)) return `status ${status} with an HTML page`;
  const message = status < 400 ? null : messageIn(body);
  return `status ${status}${message === null ? "" : ` "${message}"`}`;
}

/** Whether pages of an origin may read a response. */
function mayRead({ headers }: Reply, origin: string): boolean {
  const allowed = headers.get("access-control-allow-origin");
  return allowed === "*" || allowed === origin;
}

/** Why a browser hides a response from its page, or doesn't send the request after its preflight. */
export function corsFault({ kind, response, header, origin }: Exchange): string | null {
  const isPreflight = kind === "preflight";
  if (isPreflight && !isSuccess(response)) return `the preflight gets ${describe(response)}`;
  const { headers } = response;
  if (!mayRead(response, origin)) {
    const allowed = headers.get("access-control-allow-origin") ?? "no origin";
    return `${isPreflight ? "the preflight" : describe(response)} allows ${allowed}, not ${origin}`;
  }
  const allowed = `${headers.get("access-control-allow-headers")}`.toLowerCase().split(/[ ,]+/);
  // `*` doesn't include `authorization`.
  const hasStar = allowed.includes("*") && header !== "authorization";
  return header === "" || hasStar || allowed.includes(header)
    ? null
    : `the preflight doesn't allow the header ${header}`;
}

/** Says what is wrong with an exchange, or why it can't be checked; null if neither. */
type Judge = (exchange: Exchange) => string | null;

const unanswered: Judge = ({ response }) => {
  if (response.status === 0 || isRedirect(response)) return describe(response);
  return response.status === 429 ? "status 429, too many calls; wait, and check again" : null;
};

/** Joins what `judge` says of each exchange. Exchanges with the same text are listed together. */
export function summarize(exchanges: readonly Exchange[], judge: Judge): string {
  const names = new Map<string, Set<string>>();
  for (const exchange of exchanges) {
    const said = judge(exchange);
    if (said !== null) names.set(said, (names.get(said) ?? new Set()).add(exchange.name));
  }
  return [...names].map(([said, calls]) => `${[...calls].join(", ")}: ${said}`).join("; ");
}

export type Check = Rule<readonly Exchange[]>;

/**
 * A check of all exchanges of some kinds.
 *
 * @param unclear why an exchange can't be checked.
 * @param advice what to change.
 */
export function check(
  service: string,
  passed: string,
  kinds: readonly string[],
  fault: Judge,
  { unclear = unanswered, advice = "", level = failed } = {},
): Check {
  return {
    passed: `${service}: ${passed}`,
    complaints(all) {
      const exchanges = all.filter(({ kind }) => kinds.includes(kind));
      const faults = summarize(exchanges, (each) => (unclear(each) === null ? fault(each) : null));
      if (faults !== "") return [level(`${service}: ${faults}${advice && `; ${advice}`}`)];
      const reasons = summarize(exchanges, unclear);
      return reasons === "" ? [] : [notChecked(reasons)];
    },
  };
}

/** The findings of checks. If the first one fails, the others are skipped. */
export function findingsAfter(
  [first, ...others]: readonly [Check, ...Check[]],
  exchanges: readonly Exchange[],
): readonly Finding[] {
  const hasFailed = first.complaints(exchanges).some(({ level }) => level === "FAILED");
  const skipped = [notChecked("skipped after the failure above")];
  const rest = others.map((each) => (hasFailed ? { ...each, complaints: () => skipped } : each));
  return findingsOf([first, ...rest], exchanges);
}
