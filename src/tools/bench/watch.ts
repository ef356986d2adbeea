/** What happened in a page. Times are in milliseconds of its clock, 0 if it didn't happen. */
type Seen = {
  /** When these were painted: the screen's heading, and a form's first field. */
  heading: number;
  field: number;
  /** When a finger was lifted. */
  tapped: number;
  shift: number;
};

/** The properties of performance entries that TypeScript's library lacks. */
type Entry = PerformanceEntry & {
  readonly value: number;
  readonly identifier: "heading" | "field";
};

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Call it before the page's own first script. */
export function watch(): void {
  const seen: Seen = { heading: 0, field: 0, tapped: 0, shift: 0 };
  window.seen = seen;

  const observe = (type: string, record: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as Entry);
    }).observe({ type, buffered: true });
  observe("element", ({ identifier, startTime }) => {
    seen[identifier] ||= startTime;
  });
  observe("layout-shift", ({ value }) => {
    seen.shift += value;
  });
  window.addEventListener("pointerup", ({ timeStamp }) => {
    seen.tapped ||= timeStamp;
  });

  // A paint is reported only of elements with `elementtiming`.
  new MutationObserver(() => {
    for (const [name, selector] of [
      ["heading", "h1:not([data-loading])"],
      ["field", "main form label"],
    ] as const)
      for (const element of document.querySelectorAll(selector))
        if (!element.hasAttribute("elementtiming")) element.setAttribute("elementtiming", name);
  }).observe(document, { childList: true, subtree: true });
}
