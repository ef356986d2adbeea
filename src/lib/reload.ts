/** How long a script may take until the page offers to load it again. */
export const LATE_AFTER_MS = 20_000;

const TIMEOUT_MS = 10_000;

/** Ask before a reload, since the browser's error page would replace one that can be read. */
export async function hostResponds(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const controller = new AbortController();
    timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    const { signal } = controller;
    const init: RequestInit = { method: "HEAD", cache: "no-store", signal };
    const { status } = await fetch(window.location.href, init);
    // Some hosts refuse `HEAD`.
    return status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export async function reloadPage(): Promise<boolean> {
  const responds = await hostResponds();
  if (responds) window.location.reload();
  return responds;
}
