import { suite } from "uvu";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import type { Service } from "../../../../src/tools/start/http.ts";
import { assertContract } from "../../contract.ts";

/** The site that the backend is started for. It is served under a path of its host. */
export const SITE = "http://127.0.0.1:8080/bank/";

/** A suite in which each test has its own backend. `reports` is what the backend reported in it. */
export function backendSuite(name: string) {
  const test = suite(name);
  const reports: string[] = [];
  let backend: Service;

  test.before.each(async () => {
    reports.length = 0;
    const report = (text: string) => reports.push(text);
    backend = await startBackend({ port: 0, site: () => SITE, report });
  });
  test.after.each(() => backend.close());

  /** Sends a request, and parses the body of the response; null where it is empty. */
  async function send(path: string, init: RequestInit = {}) {
    const response = await fetch(`${backend.origin}${path}`, init);
    const text = await response.text();
    const body = text === "" ? null : JSON.parse(text);
    assertContract(init.method ?? "GET", path, response, body);
    return { status: response.status, headers: response.headers, body };
  }

  const post = (path: string, body: unknown) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  return { test, send, post, reports };
}
