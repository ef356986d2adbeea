const realFetch = globalThis.fetch;

type Exchange<Value> = {
  /** What the call asked for. */
  readonly requests: readonly Request[];
  readonly value?: Value;
  /** What the call threw. */
  readonly error?: unknown;
};

/** Makes a call of the site, which is answered here, and keeps what came of it. */
export async function exchange<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  answer: (signal: AbortSignal) => Response | Promise<Response> = () => new Response("{}"),
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
