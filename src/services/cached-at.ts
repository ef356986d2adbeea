/** The header by which the service worker says when it cached a response. */
export const CACHED_AT = "cached-at";
