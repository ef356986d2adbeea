/** Stores a session in a page, as a login there does. */

/** The items of the local storage that a login of this user writes. */
export const sessionItems = (user: Readonly<Record<string, unknown>>) => ({
  authToken: "a-token",
  token: "a-token",
  user: JSON.stringify(user),
});

/** Runs in a page, and stores items as another tab, or an earlier visit, did. */
export function storeItems(items: Readonly<Record<string, string>>): void {
  // A tab's first page, `about:blank`, has no storage.
  if (window.origin !== "null") Object.assign(window.localStorage, items);
}
