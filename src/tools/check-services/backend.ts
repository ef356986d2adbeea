/** The calls of the backend (spec section 7), made so that they change nothing there. */
import { randomUUID } from "node:crypto";
import { submitApplication } from "../../services/accounts.ts";
import {
  checkResetLink,
  login,
  register,
  requestResetLink,
  resetPassword,
} from "../../services/users.ts";
import { sampleApplication } from "../sample-application.ts";
import {
  type Exchange,
  exchange,
  mayRead,
  preflight,
  requestOf,
  type ServiceResponse,
  send,
} from "./calls.ts";

/** One of the site's calls, and how the backend responds to it. */
export type BackendCall = {
  /** The end of its address. */
  readonly name: string;
  readonly request: Request;
  /** The response to its preflight; a `GET` has none. */
  readonly preflight: ServiceResponse | null;
  /** The origins other than the site's whose pages may read a response. */
  readonly openTo: readonly string[];
  /** Null for a call that would change something, and so isn't made. */
  readonly exchange: Exchange<unknown> | null;
};

export type Backend = {
  readonly origin: string;
  readonly calls: readonly BackendCall[];
  readonly login: Exchange<unknown>;
  readonly forgotten: readonly Exchange<unknown>[];
  readonly checkedLink: Exchange<unknown>;
  readonly reset: Exchange<unknown>;
};

/** An address that nobody has: no mail reaches `example.com`. */
export const nobody = () => `check-services-${randomUUID()}@example.com`;

/** Applies for an account by entries that can be told from a customer's. */
export const apply = (email: string, photo: File) => (signal: AbortSignal) =>
  submitApplication(
    {
      ...sampleApplication,
      fullName: "Check Services",
      email,
      phone: "+231 000 000 000",
      address: "check-services",
      occupation: "check-services",
      idNumber: "check-services",
    },
    photo,
    signal,
    () => {},
  );

const noPhoto = new File([], "check-services.jpg", { type: "image/jpeg" });
const PASSWORD = "check-services-wrong";

/** Origins that a careless comparison takes for the site's. */
function otherOrigins(origin: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  return [`${protocol}//${hostname}.other.example`, `${protocol}//other-${host}`, "null"];
}

/** Asks the backend all that changes nothing in it, as a page of an origin. */
export async function askBackend(origin: string): Promise<Backend> {
  const email = nobody();
  const token = randomUUID();
  const logIn = (signal: AbortSignal) => login({ email, password: PASSWORD }, signal);
  const signUp = (signal: AbortSignal) =>
    register({ name: "Check Services", email, password: PASSWORD }, signal);
  const forget = (signal: AbortSignal) => requestResetLink(email, signal);
  const checkLink = (signal: AbortSignal) => checkResetLink(token, email, signal);
  const reset = (signal: AbortSignal) =>
    resetPassword(token, { email, password: PASSWORD }, signal);

  const exchanges = {
    login: await exchange(logIn, origin),
    forgotten: [
      await exchange(forget, origin),
      await exchange((signal) => requestResetLink(nobody(), signal), origin),
    ],
    checkedLink: await exchange(checkLink, origin),
    reset: await exchange(reset, origin),
  };

  const calls: BackendCall[] = [];
  for (const [name, call, made] of [
    ["login", logIn, exchanges.login],
    ["register", signUp, null],
    ["forgot-password", forget, exchanges.forgotten[0] ?? null],
    ["validate-reset-token", checkLink, exchanges.checkedLink],
    ["reset-password", reset, exchanges.reset],
    ["accounts/create", apply(email, noPhoto), null],
  ] as const) {
    const request = await requestOf(call);
    const isPosted = request.method === "POST";
    const openTo: string[] = [];
    for (const other of otherOrigins(origin)) {
      const response = await (isPosted
        ? preflight(request, other)
        : send(request, { origin: other }));
      if (mayRead(response, other)) openTo.push(other);
    }
    calls.push({
      name,
      request,
      preflight: isPosted ? await preflight(request, origin) : null,
      openTo,
      exchange: made,
    });
  }
  return { origin, calls, ...exchanges };
}
