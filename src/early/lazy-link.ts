/**
 * The link to the lazy script, which has no effect by itself (`build/document.ts`). No script has this address: so
 * the first one stays on visitors' phones where a release changes the later one.
 */
export const lazyLink = () => document.querySelector<HTMLLinkElement>("#lazy");
