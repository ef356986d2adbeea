import { AbortedError, HttpError, messageIn, NetworkError } from "./http.ts";

/** How many bytes of an upload are sent, and of how many: 0 where the browser can't tell. */
export type Progress = Pick<ProgressEvent, "loaded" | "total">;

export const NOT_BEGUN: Progress = { loaded: 0, total: 0 };

/**
 * Posts a form, however long it takes. It goes by XMLHttpRequest, since `fetch` doesn't tell how
 * much is sent. Being listened to, it asks another origin for leave first (a CORS preflight).
 *
 * @param successes the statuses of a success.
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
  signal.addEventListener("abort", abort);
  request.upload.onprogress = onProgress;
  await new Promise((resolve) => {
    request.onloadend = resolve;
    request.open("POST", url);
    request.send(body);
  });
  signal.removeEventListener("abort", abort);

  if (signal.aborted) throw new AbortedError();
  const { status, responseURL, responseText } = request;
  // It follows redirects unasked; and where no answer came, it has no address.
  if (responseURL !== new URL(url).href) throw new NetworkError("No answer");
  if (!successes.includes(status)) throw new HttpError(status, messageIn(responseText));
}
