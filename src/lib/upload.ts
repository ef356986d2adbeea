import { AbortedError, HttpError, messageIn, NetworkError } from "./http.ts";

/** The bytes of an upload that are sent, and all its bytes: 0 where the browser doesn't know. */
export type Progress = Pick<ProgressEvent, "loaded" | "total">;

export const NO_PROGRESS: Progress = { loaded: 0, total: 0 };

/**
 * Posts a form, without a time-out. It uses XMLHttpRequest, since `fetch` doesn't report the upload's
 * progress. The listener for the progress makes the browser send a CORS preflight to another origin.
 *
 * @param successes the statuses that mean success.
 * @throws HttpError, NetworkError or AbortedError, as `send` does.
 */
export async function upload(
  url: string,
  {
    body,
    successes,
    signal,
    onProgress,
  }: {
    readonly body: FormData;
    readonly successes: readonly number[];
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Progress) => void;
  },
): Promise<void> {
  if (signal.aborted) throw new AbortedError();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  const succeeded = () => successes.includes(request.status);
  signal.addEventListener("abort", abort);
  request.upload.onprogress = onProgress;
  await new Promise((resolve) => {
    request.onloadend = resolve;
    // The body of a success isn't read: it may be cut off, or never end.
    request.onreadystatechange = () => {
      if (succeeded()) resolve(null);
    };
    request.open("POST", url);
    request.send(body);
  });
  signal.removeEventListener("abort", abort);

  if (signal.aborted) throw new AbortedError();
  // XMLHttpRequest follows redirects by itself. Without a response it has no `responseURL`.
  if (request.responseURL !== new URL(url).href) throw new NetworkError("No answer");
  if (!succeeded()) throw new HttpError(request.status, messageIn(request.responseText));
}
