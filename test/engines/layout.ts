/**
 * Says what is wrong with the layout of the displayed page. Runs in the page, in engines of any age
 * (`tab.ts`).
 */
export function layoutFaults(): readonly string[] {
  const faults: string[] = [];
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) faults.push(`the page can be scrolled ${wide} px sideways`);

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return width > 1 && height > 1 && style.visibility === "visible" && style.opacity !== "0";
  };
  const named = (element: Element) => `"${(element.textContent ?? "").trim().slice(0, 40)}"`;

  // No text touches the window's edge, and no icon the text beside it.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isSeen(element) || !(node.textContent ?? "").trim()) continue;
    if (element.closest("style, script, option")) continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (left < 8 || right > window.innerWidth - 8)
      faults.push(`${named(element)} is ${Math.round(left)} px from the edge`);
    const icon = element.previousElementSibling || (node as ChildNode).previousSibling;
    if (!(icon instanceof SVGElement) || !isSeen(icon)) continue;
    const box = icon.getBoundingClientRect();
    const isBeside = box.bottom > top && box.top < bottom && box.left < left;
    if (isBeside && left - box.right < 4) faults.push(`${named(element)} touches its icon`);
  }

  // Buttons are at least 8 px apart.
  const buttons = Array.from(document.querySelectorAll("main a, main button")).filter(
    (control) => isSeen(control) && getComputedStyle(control).borderBottomWidth === "2px",
  );
  buttons.forEach((one, index) => {
    const here = one.getBoundingClientRect();
    for (const another of buttons.slice(index + 1)) {
      const there = another.getBoundingClientRect();
      const across = Math.max(there.left - here.right, here.left - there.right);
      const down = Math.max(there.top - here.bottom, here.top - there.bottom);
      if (Math.max(across, down) < 8) faults.push(`${named(one)} touches ${named(another)}`);
    }
  });

  // At most 100 px are empty between the controls of a form.
  const parts = Array.from(
    document.querySelectorAll(
      "form label, form legend, form input, form select, form textarea, form button, form a",
    ),
  ).filter(isSeen);
  parts.slice(1).forEach((part, index) => {
    const above = parts[index]?.getBoundingClientRect().bottom ?? 0;
    const gap = Math.round(part.getBoundingClientRect().top - above);
    if (gap > 100) faults.push(`${gap} px are empty before ${named(part)}`);
  });

  // A picture has its height before it loads, and so has its placeholder.
  const boxes = document.querySelectorAll(
    'main article img, main svg:empty, main [aria-hidden="true"] div:empty',
  );
  for (const box of boxes) {
    const { width, height } = box.getBoundingClientRect();
    if (width > 200 && height < 16) faults.push(`a box of ${Math.round(width)} px has no height`);
  }
  return faults;
}
