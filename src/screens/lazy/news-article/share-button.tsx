import { article as words } from "../../../content/news.ts";
import { share } from "../../../lib/share.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";

/** Opens the device's share sheet for the article, or copies its address. */
export function ShareButton({ title, description }: { title: string; description: string | null }) {
  const { showToast } = useToasts();

  const shareArticle = () => {
    const url = window.location.href;
    // A toast, since a browser's alert would block the page.
    return share({ title, url, ...(description && { text: description }) }, url, () =>
      showToast("success", words.copied),
    );
  };

  return (
    <Button look="outline" onClick={shareArticle}>
      <Icon shape={icons.share} />
      {words.share}
    </Button>
  );
}
