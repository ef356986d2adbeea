/** What happened in a page: times in milliseconds by its own clock, 0 for what didn't happen. */
type Seen = {
  firstPaint: number;
  largestPaint: number;
  /** When the screen's heading was painted, which is its largest text. */
  heading: number;
  /** When the script began to hydrate the page. */
  script: number;
  /** When only the screen of the address was left, which reacts to taps. */
  ready: number;
  /** When the first words of an article, a card of the news or a form were painted. */
  words: number;
  /** When the first picture of the news was painted. */
  picture: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: { readonly start: number; readonly end: number }[];
  /** When a finger was lifted, and when the menu then stood open. */
  tapped: number;
  opened: number;
};

/** The middle of what is to be tapped. */
export type Point = { readonly x: number; readonly y: number };

/** The entries' own properties, which TypeScript's library doesn't have. */
type Entry = PerformanceEntry & { readonly value: number; readonly identifier: string };

declare global {
  interface Window {
    seen: Seen;
    /** Where somebody waits for the first paint: is told where the menu's button is, null if none. */
    firstPainted?: (menu: Point | null) => void;
  }
}

/** Has a page note what happens in it, from before its own first script. */
export function watch(): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    heading: 0,
    script: 0,
    ready: 0,
    words: 0,
    picture: 0,
    shift: 0,
    longTasks: [],
    tapped: 0,
    opened: 0,
  };
  window.seen = seen;

  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });

  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    seen.firstPaint = startTime;
    const box = document.querySelector("header details > summary")?.getBoundingClientRect();
    const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    window.firstPainted?.(box?.width && middle ? middle : null);
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe("element", ({ identifier, startTime }) => {
    if (identifier === "heading" || identifier === "words" || identifier === "picture")
      seen[identifier] ||= startTime;
  });
  observe("layout-shift", ({ value }) => {
    seen.shift += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, end: startTime + duration });
  });

  window.addEventListener("pointerup", ({ timeStamp }) => {
    seen.tapped ||= timeStamp;
  });

  new MutationObserver(() => {
    if (document.documentElement.dataset.script === "ready") {
      seen.script ||= performance.now();
      const prerendered = document.querySelector("main > section[id]");
      if (prerendered === null) seen.ready ||= performance.now();
    }
    // A larger picture hides the text from the largest paint, so the browser is asked by name.
    for (const [name, selector] of [
      ["heading", "main h1:not([data-to-come])"],
      ["words", "main article :is(h2, p), main form label"],
      ["picture", "main article img"],
    ] as const)
      for (const element of document.querySelectorAll(selector))
        if (!element.hasAttribute("elementtiming")) element.setAttribute("elementtiming", name);

    if (seen.opened > 0 || document.querySelector("header details[open]") === null) return;
    requestAnimationFrame(() => {
      // A message comes after the frame that this is the beginning of.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.opened ||= performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ["open", "data-script"],
  });
}
