import type { Progress } from "../../src/lib/upload.ts";

/**
 * A fake `XMLHttpRequest` with the parts that the site uses. It calls `fetch`, which tests replace,
 * and follows redirects as a browser does. It reports no progress: tests do that.
 */
export class FakeXHR {
  static readonly HEADERS_RECEIVED = 2;
  static readonly DONE = 4;

  static last: FakeXHR | null = null;

  readonly upload: { onprogress?: (progress: Progress) => void } = {};
  onreadystatechange = () => {};
  onloadend = () => {};
  readyState = 0;
  status = 0;
  responseURL = "";
  responseText = "";
  #url = "";
  #method = "";
  readonly #headers = new Headers();
  readonly #controller = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  async send(body: FormData): Promise<void> {
    FakeXHR.last = this;
    const { signal } = this.#controller;
    try {
      const response = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal,
      });
      signal.throwIfAborted();
      this.#respond(FakeXHR.HEADERS_RECEIVED, response.status, response.url || this.#url);
      this.responseText = await response.text();
      signal.throwIfAborted();
    } catch {
      // As in a browser, an incomplete response is a failed request.
      this.#respond(FakeXHR.DONE, 0, "");
    }
    this.onloadend();
  }

  #respond(readyState: number, status: number, responseURL: string): void {
    Object.assign(this, { readyState, status, responseURL });
    this.onreadystatechange();
  }

  abort(): void {
    this.#controller.abort();
  }
}
