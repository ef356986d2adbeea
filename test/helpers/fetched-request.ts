import type { Progress } from "../../src/lib/upload.ts";

/**
 * `XMLHttpRequest` as far as the site uses it, over `fetch`, which the tests replace. Like the
 * browser's it follows redirects. It sends everything at once; how far it is, a test says itself.
 */
export class FetchedRequest {
  static readonly HEADERS_RECEIVED = 2;
  static readonly DONE = 4;

  /** The last one that was sent. */
  static last: FetchedRequest | null = null;

  readonly upload: { onprogress?: (progress: Progress) => void } = {};
  onreadystatechange = () => {};
  onloadend = () => {};
  readyState = 0;
  status = 0;
  responseURL = "";
  responseText = "";
  #url = "";
  #method = "";
  readonly #controller = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  async send(body: FormData): Promise<void> {
    FetchedRequest.last = this;
    const { signal } = this.#controller;
    try {
      const response = await fetch(this.#url, { method: this.#method, body, signal });
      signal.throwIfAborted();
      this.#respond(FetchedRequest.HEADERS_RECEIVED, response.status, response.url || this.#url);
      this.responseText = await response.text();
      signal.throwIfAborted();
    } catch {
      // As in a browser, a response that didn't come whole is none.
      this.#respond(FetchedRequest.DONE, 0, "");
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
