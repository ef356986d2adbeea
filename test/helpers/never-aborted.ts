/** A signal for a call that nobody aborts. */
export const neverAborted = () => new AbortController().signal;
