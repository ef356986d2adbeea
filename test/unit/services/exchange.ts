/** For the tests of the calls: what a call asks for, and what it makes of a response. */
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
