import {
  AbortedError,
  ACCEPT_JSON,
  addRequest,
  HttpError,
  messageIn,
  NetworkError,
  RESPONSE_TIMEOUT_MS,
} from "./http.ts";

/** The sent bytes of an upload, and their total, 0 if the browser doesn't know it. */
export type Progress = Pick<ProgressEvent, "loaded" | "total">;

export const NO_PROGRESS: Progress = { loaded: 0, total: 0 };

type UploadInit = {
  readonly body: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

/**
 * Posts a form by XMLHttpRequest, since `fetch` reports no progress of uploads. By the standard, a
 * listener for it makes browsers send a CORS preflight. Throws AbortedError, NetworkError and
 * HttpError.
 */
export async function upload(url: string, { body, signal, onProgress }: UploadInit): Promise<void> {
  if (signal.aborted) throw new AbortedError();
  const wasOffline = !navigator.onLine;
  const request = new XMLHttpRequest();
  const isSuccess = () => responseStatus >= 200 && responseStatus <= 299;
  // XMLHttpRequest clears these when the response's body is cut off.
  let responseStatus = 0;
  let responseURL = "";
  const abort = () => request.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", abort);
  let hasSent = false;
  request.upload.onprogress = (progress) => {
    hasSent ||= progress.loaded > 0;
    onProgress(progress);
  };
  const responseText = await new Promise<string>((resolve) => {
    request.onloadend = () => {
      clearTimeout(timer);
      resolve(request.responseText);
    };
    // The body of a refusal, which may have a message, may never end.
    const expire = () => {
      resolve(request.responseText);
      request.abort();
    };
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      ({ status: responseStatus, responseURL } = request);
      if (isSuccess()) resolve("");
      else timer = setTimeout(expire, RESPONSE_TIMEOUT_MS);
    };
    request.open("POST", url);
    request.setRequestHeader("accept", ACCEPT_JSON.accept);
    request.send(body);
  });
  signal.removeEventListener("abort", abort);

  const failure = (error: Error) => addRequest(error, "POST", url);
  if (signal.aborted) throw failure(new AbortedError());
  // A captive portal redirects. Then Chromium reports no progress of an upload that was sent.
  if (responseURL !== "" && responseURL !== new URL(url).href)
    throw failure(new NetworkError("Redirected", { wasOffline, mayHaveBeenSent: true }));
  if (responseURL === "")
    throw failure(new NetworkError("No response", { wasOffline, mayHaveBeenSent: hasSent }));
  if (isSuccess()) return;
  throw failure(new HttpError(responseStatus, messageIn(responseText)));
}
