/** The attributes of the root element by which the early scripts and the style sheets agree (`head.ts`). */
export const { dataset } = document.documentElement;

/** Whether `main.tsx` has hydrated the page, or is about to. */
export const isReady = (): boolean => "ready" in dataset;
