/** Records what a call of the site sends, and how it ends for a response. */
const realFetch = globalThis.fetch;

/** A signal for a call that nobody aborts. */
export const neverAborted = () => new AbortController().signal;

/** Makes a call of the site, gives it a response, and returns the requests and the error. */
export async function exchange(
  call: (signal: AbortSignal) => Promise<unknown>,
  respond = () => new Response("{}"),
) {
  const requests: Request[] = [];
  let error: unknown;
  globalThis.fetch = async (...request) => {
    requests.push(new Request(...request));
    return respond();
  };
  await call(neverAborted()).catch((reason) => {
    error = reason;
  });
  globalThis.fetch = realFetch;
  return { requests, error };
}
