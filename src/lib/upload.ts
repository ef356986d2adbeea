import { AbortedError, HttpError, messageIn, NetworkError, named, TIMEOUT } from "./http.ts";

/** The bytes of an upload that are sent, and all its bytes: 0 where the browser doesn't know. */
export type Progress = Pick<ProgressEvent, "loaded" | "total">;

export const NO_PROGRESS: Progress = { loaded: 0, total: 0 };

type UploadInit = {
  readonly body: FormData;
  /** The statuses that mean success. */
  readonly successes: readonly number[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

/**
 * Posts a form, without a time-out for the upload. It uses XMLHttpRequest, since `fetch` doesn't report the upload's
 * progress. The listener for the progress makes the browser send a CORS preflight to another origin.
 *
 * @throws HttpError, NetworkError or AbortedError, as `send` does.
 */
export async function upload(
  url: string,
  { body, successes, signal, onProgress }: UploadInit,
): Promise<void> {
  if (signal.aborted) throw new AbortedError();
  const offline = !navigator.onLine;
  const request = new XMLHttpRequest();
  // The request forgets these when the response's body is cut off.
  let status = 0;
  let responseURL = "";
  const abort = () => request.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", abort);
  request.upload.onprogress = onProgress;
  await new Promise((resolve) => {
    request.onloadend = resolve;
    // A body may never end. That of a success isn't read, and a refusal has this long to say why.
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      ({ status, responseURL } = request);
      if (successes.includes(status)) resolve(null);
      else timer = setTimeout(resolve, TIMEOUT);
    };
    request.open("POST", url);
    request.send(body);
  });
  clearTimeout(timer);
  signal.removeEventListener("abort", abort);

  if (signal.aborted) throw named(new AbortedError(), "POST", url);
  // XMLHttpRequest follows redirects by itself. Our backend has none, but a captive portal does.
  if (responseURL !== new URL(url).href)
    throw named(new NetworkError(responseURL ? "Redirected" : "No response", offline), "POST", url);
  if (successes.includes(status)) return;
  const { responseText } = request;
  throw named(new HttpError(status, messageIn(responseText), responseText), "POST", url);
}
