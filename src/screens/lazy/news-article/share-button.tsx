import { article as words } from "../../../content/news.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import * as icons from "../../../ui/icons.ts";

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
  if (!copied) throw new Error("The browser did not copy the link");
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https there is no Clipboard API. With https the browser may refuse access to it.
    copyByCommand(text);
  }
}

/** Opens the device's share sheet for the article, or copies its address. */
export function ShareButton({ title, description }: { title: string; description: string | null }) {
  const { showToast } = useToasts();

  const share = async () => {
    const url = window.location.href;
    try {
      if ("share" in navigator) {
        await navigator.share({ title, url, ...(description && { text: description }) });
      } else {
        await copy(url);
        // A toast, since a browser's alert would block the page.
        showToast("success", words.copied);
      }
    } catch (error) {
      // Only logged: it is no failure for a visitor who closed the share sheet.
      console.info("Not shared:", error);
    }
  };

  return (
    <Button look="outline" onClick={share}>
      <Icon shape={icons.share} />
      {words.share}
    </Button>
  );
}
