/** Whether `main.tsx` has hydrated the page, or is about to. */
export const isReady = (): boolean => "ready" in document.documentElement.dataset;
