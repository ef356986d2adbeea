/** Requests as a page of the site sends them, their recorded responses, and checks of these. */
import { messageIn, TIMEOUT } from "../../lib/http.ts";
import { causeOf, type Finding, failed, findingsOf, notChecked, type Rule } from "../report.ts";

export type Recorded = {
  /** 0 if no response arrived. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Why no response arrived; null if one did. */
  readonly failure: string | null;
};

/** A request and its response. */
export type Exchange = {
  readonly kind: string;
  /** What the operator reads, such as the end of a call's address. */
  readonly name: string;
  /** The page's origin. */
  readonly origin: string;
  /** Of a preflight: the header that the request needs permission for; empty if none. */
  readonly header: string;
  readonly response: Recorded;
  /** Of a picture: its size in pixels; null if it is none. */
  readonly size?: { readonly width: number; readonly height: number } | null;
};

/** Sends a request and records the whole response, without following a redirect. */
export async function send(url: string, init: RequestInit, timeout = TIMEOUT): Promise<Recorded> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()), failure: null };
  } catch (error) {
    const failure = signal.aborted ? `none within ${timeout / 1000} s` : causeOf(error).message;
    return { status: 0, headers: new Headers(), body: Buffer.alloc(0), failure };
  }
}

/** Sends the CORS preflight of a request, with the header that needs permission, if any. */
export function preflight(url: string, origin: string, method: string, header: string) {
  const headers = { origin, "access-control-request-method": method };
  const needed = header ? { "access-control-request-headers": header } : {};
  return send(url, { method: "OPTIONS", headers: { ...headers, ...needed } });
}

export const isRedirect = ({ status }: Recorded) => status >= 300 && status < 400;
export const isSuccess = ({ status }: Recorded) => status >= 200 && status < 300;
export const isHtml = ({ body }: Recorded) => /^\s*</.test(`${body}`);

/** Names a response in a complaint, with the service's own reason for an error. */
export function describe(response: Recorded): string {
  const { status, failure, headers, body } = response;
  if (failure !== null) return `no response (${failure})`;
  if (isRedirect(response)) return `status ${status} to ${headers.get("location")}`;
  if (isHtml(response)) return `status ${status} with a page of HTML`;
  const message = status < 400 ? null : messageIn(`${body}`);
  return `status ${status}${message === null ? "" : ` "${message}"`}`;
}

/** Whether pages of an origin may read a response. */
export function mayRead({ headers }: Recorded, origin: string): boolean {
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
  // A star doesn't stand for this header.
  const hasStar = allowed.includes("*") && header !== "authorization";
  return header === "" || hasStar || allowed.includes(header)
    ? null
    : `the preflight doesn't allow the header ${header}`;
}

/** What is wrong with an exchange, or why that can't be seen; null if neither. */
type Judge = (exchange: Exchange) => string | null;

/** Why the response of a service that limits calls shows nothing. */
export const limited: Judge = ({ response }) =>
  response.status === 429 ? "status 429, it limits calls; wait, and check again" : null;

const unanswered: Judge = (exchange) =>
  exchange.response.status === 0 || isRedirect(exchange.response)
    ? describe(exchange.response)
    : limited(exchange);

/** One sentence on all exchanges. Those of which the same is said stand together. */
export function say(exchanges: readonly Exchange[], judge: Judge): string {
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
 * @param unseen why an exchange shows nothing.
 * @param none why there may be no such exchange.
 * @param advice what to change.
 */
export function check(
  service: string,
  passed: string,
  kinds: readonly string[],
  fault: Judge,
  { unseen = unanswered, none = "nothing to look at", advice = "", level = failed } = {},
): Check {
  return {
    passed: `${service}: ${passed}`,
    complaints(all) {
      const exchanges = all.filter(({ kind }) => kinds.includes(kind));
      if (exchanges.length === 0) return [notChecked(none)];
      const faults = say(exchanges, (each) => (unseen(each) === null ? fault(each) : null));
      if (faults !== "") return [level(`${service}: ${faults}${advice && `; ${advice}`}`)];
      const reasons = say(exchanges, unseen);
      return reasons === "" ? [] : [notChecked(reasons)];
    },
  };
}

/** What checks find. If the first one has failed, the others see nothing. */
export function findingsAfter(
  [first, ...others]: readonly [Check, ...Check[]],
  exchanges: readonly Exchange[],
): readonly Finding[] {
  const isLost = first.complaints(exchanges).some(({ level }) => level === "FAILED");
  const lost = [notChecked("not before the failure above")];
  const rest = others.map((each) => (isLost ? { ...each, complaints: () => lost } : each));
  return findingsOf([first, ...rest], exchanges);
}
