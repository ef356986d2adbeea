function copyByCommand(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error("The browser did not copy the text");
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https there is no Clipboard API. With https the browser may refuse access to it.
    copyByCommand(text);
  }
}

/**
 * Shares `data` or, without a share sheet, copies `text`. Returns whether it was copied. Throws if
 * either fails, except if the visitor closes the share sheet.
 */
export async function share(data: ShareData, text: string): Promise<boolean> {
  if (!("share" in navigator)) {
    await copy(text);
    return true;
  }
  await navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
  return false;
}
