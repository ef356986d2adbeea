import {
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

/** Read at once, since XMLHttpRequest clears both when the response's body is cut off. */
type Head = { readonly status: number; readonly responseURL: string };

const isSuccess = ({ status }: Head) => status >= 200 && status <= 299;

/**
 * Posts a form by XMLHttpRequest, since `fetch` reports no progress of uploads. By the standard, a
 * listener for it makes browsers send a CORS preflight. Throws NetworkError and HttpError.
 */
export async function upload(url: string, { body, signal, onProgress }: UploadInit): Promise<void> {
  if (signal.aborted) throw new Error("Aborted");
  const wasOffline = !navigator.onLine;
  const request = new XMLHttpRequest();
  signal.addEventListener("abort", () => request.abort());
  let hasSent = false;
  request.upload.onprogress = (progress) => {
    hasSent ||= progress.loaded > 0;
    onProgress(progress);
  };
  const response = await new Promise<Head & { readonly text: string }>((resolve) => {
    let head: Head = { status: 0, responseURL: "" };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      resolve({ ...head, text: request.responseText });
    };
    // The body of a refusal, which may have a message, may never end.
    const expire = () => {
      end();
      request.abort();
    };
    request.onloadend = end;
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      head = { status: request.status, responseURL: request.responseURL };
      if (isSuccess(head)) end();
      else timer = setTimeout(expire, RESPONSE_TIMEOUT_MS);
    };
    request.open("POST", url);
    request.setRequestHeader("accept", ACCEPT_JSON.accept);
    request.send(body);
  });

  const failure = (error: Error) => addRequest(error, "POST", url);
  const { responseURL, status, text } = response;
  if (responseURL === "")
    throw failure(new NetworkError("No response", { wasOffline, mayHaveBeenSent: hasSent }));
  // A captive portal redirects. Then Chromium reports no progress of an upload that was sent.
  if (responseURL !== new URL(url).href)
    throw failure(new NetworkError("Redirected", { wasOffline, mayHaveBeenSent: true }));
  if (!isSuccess(response)) throw failure(new HttpError(status, messageIn(text)));
}
