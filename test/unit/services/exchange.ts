const realFetch = globalThis.fetch;

type Exchange<Value> = {
  /** What the call asked for. */
  readonly requests: readonly Request[];
  readonly value?: Value;
  /** What the call threw. */
  readonly error?: unknown;
};

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** Makes a call of the site, answers it, and gives the requests and the outcome. */
export async function exchange<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  answer: Answer = () => new Response("{}"),
): Promise<Exchange<Value>> {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request.signal);
  };
  try {
    return { requests, value: await call(new AbortController().signal) };
  } catch (error) {
    return { requests, error };
  } finally {
    globalThis.fetch = realFetch;
  }
}

/** An answer that never comes: the request ends when it is aborted. */
export const untilAborted =
  (asked: () => void): Answer =>
  (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      asked();
    });
