/** Requests whose outcome a test decides, for `use-load` and `submission`. */
import { act } from "@testing-library/react";

type Call = {
  readonly signal: AbortSignal;
  readonly resolve: (value: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** A request that the test settles itself, and the calls of it so far. */
export function controlledCall() {
  const calls: Call[] = [];
  const send = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        signal,
        resolve: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`there were ${calls.length} calls`);
    return found;
  };
  return { send, calls, call };
}
