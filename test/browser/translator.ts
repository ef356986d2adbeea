/**
 * Does to a page what a browser's translator does: replaces each text, and each that comes later,
 * by two nested `font` elements. Their text is the same here, so that tests can find it.
 * It begins after hydration.
 */
export function translate(): void {
  const put = (text: Node) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const putAll = () => {
    const root: HTMLElement | null = document.documentElement;
    if (root?.dataset.script !== "ready") return;
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const isRead = !text.parentElement?.closest("font, head, script, style, textarea, option");
      if (isRead && text.nodeValue?.trim()) put(text);
    }
  };
  new MutationObserver(putAll).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  // A text that it replaces before React has hydrated that is a mismatch: React reports it, and renders anew.
  window.addEventListener("error", (event) => {
    if (event.message.includes("#418")) event.preventDefault();
  });
}
