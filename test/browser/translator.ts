/**
 * Runs in the page, after hydration: replaces each text, and each that is added later, by two
 * nested `font` elements, as a browser's translator does. It doesn't change the words.
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
  // React reports a text that was replaced before it was hydrated, and renders it again.
  window.addEventListener("error", (event) => {
    if (event.message.includes("#418")) event.preventDefault();
  });
}
