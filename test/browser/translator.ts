/**
 * Runs in the page: replaces each text, after hydration, and each that is added later, by two nested
 * `font` elements, as a browser's translator does. It doesn't change the words.
 */
export function translate(): void {
  const put = (text: Node) => {
    const isRead = !text.parentElement?.closest("font, head, script, style, textarea, option");
    if (!isRead || !text.nodeValue?.trim()) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const putAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) put(text);
  };
  const observer = new MutationObserver((records) => {
    const root: HTMLElement | null = document.documentElement;
    if (root?.dataset.script !== "ready") return;
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes") putAll(document);
      else if (type === "characterData") putAll(target);
      else for (const node of addedNodes) putAll(node);
    }
    // What it has changed itself.
    observer.takeRecords();
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["data-script"],
  });
  // React reports a text that was replaced before it was hydrated, and renders it again.
  window.addEventListener("error", (event) => {
    if (event.message.includes("#418")) event.preventDefault();
  });
}
