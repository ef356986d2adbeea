/** How long a script may take, in milliseconds, until the page offers to load it again. */
export const LATE_AFTER = 20_000;

/** How long to wait for the host's response, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Whether the site's host responds. Ask before a reload: otherwise the browser's error page could
 * replace a page that can be read. Any status below 500 will do, since some hosts refuse `HEAD`.
 */
export async function hostResponds(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const controller = new AbortController();
    timer = setTimeout(() => controller.abort(), TIMEOUT);
    const { signal } = controller;
    const init: RequestInit = { method: "HEAD", cache: "no-store", signal };
    const { status } = await fetch(window.location.href, init);
    return status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Reloads the page if the host responds. @returns whether it does. */
export async function reloadPage(): Promise<boolean> {
  const responds = await hostResponds();
  if (responds) window.location.reload();
  return responds;
}
