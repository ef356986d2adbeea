/** Copies a text without the Clipboard API. */
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
 * Opens the device's share sheet, or copies a text where there is none. Failures are only logged
 * (spec section 8): a visitor who closes the share sheet has not failed.
 *
 * @param data what is shared.
 * @param text what is copied.
 * @param onCopied is called after the text was copied.
 */
export async function share(data: ShareData, text: string, onCopied: () => void): Promise<void> {
  try {
    if ("share" in navigator) await navigator.share(data);
    else {
      await copy(text);
      onCopied();
    }
  } catch (error) {
    console.info("Not shared:", error);
  }
}
