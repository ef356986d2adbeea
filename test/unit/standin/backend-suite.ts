import { suite } from "uvu";
import { startBackend } from "../../standin/backend.ts";
import type { Service } from "../../standin/http.ts";

/** The site that the backend is started for, which stands under a path of its host. */
export const SITE = "http://127.0.0.1:8080/bank/";

/**
 * A suite that has a backend with nothing in it but the sample user: one for all its tests or,
 * where they change its users, one for each test. `reports` begins empty with each test.
 */
export function backendSuite(name: string, { fresh }: { fresh: boolean }) {
  const test = suite(name);
  const reports: string[] = [];
  let backend: Service;

  const start = async () => {
    const report = (text: string) => reports.push(text);
    backend = await startBackend({ port: 0, site: () => SITE, report });
  };
  const stop = () => backend.close();
  if (fresh) {
    test.before.each(start);
    test.after.each(stop);
  } else {
    test.before(start);
    test.after(stop);
  }
  test.before.each(() => {
    reports.length = 0;
  });

  /** Sends a request; the answer's body is parsed, null where it is empty. */
  async function send(path: string, init: RequestInit = {}) {
    const response = await fetch(`${backend.origin}${path}`, init);
    const text = await response.text();
    const body = text === "" ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  }

  /** Posts JSON; text is sent as it stands. */
  const post = (path: string, body: unknown) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  return { test, send, post, reports, origin: () => backend.origin };
}
