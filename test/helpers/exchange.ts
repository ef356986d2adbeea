/** Records what a call of the site sends, and what it returns for a response. */
const realFetch = globalThis.fetch;

type Exchange<Value> = {
  readonly requests: readonly Request[];
  readonly value?: Value;
  readonly error?: unknown;
};

/** A signal for a call that nobody aborts. */
export const neverAborted = () => new AbortController().signal;

/** Makes a call of the site, gives it a response, and returns the requests and the outcome. */
export async function exchange<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  respond: (signal: AbortSignal) => Response | Promise<Response> = () => new Response("{}"),
): Promise<Exchange<Value>> {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return respond(request.signal);
  };
  try {
    return { requests, value: await call(neverAborted()) };
  } catch (error) {
    return { requests, error };
  } finally {
    globalThis.fetch = realFetch;
  }
}
