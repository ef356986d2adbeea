import { article as words } from "../../../content/news.ts";
import { share } from "../../../lib/share.ts";
import { useToasts } from "../../../lib/toasts.tsx";
import { linkToArticle } from "../../../routing/news-links.ts";
import type { NewsEntry } from "../../../services/news.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";

type ShareButtonProps = Pick<NewsEntry, "slug" | "title" | "description">;

export function ShareButton({ slug, title, description }: ShareButtonProps) {
  const { showToast } = useToasts();

  const shareArticle = async () => {
    const { origin, pathname } = window.location;
    // Not `href`, which may have the campaign parameters of the link that led here.
    const url = origin + pathname + linkToArticle(slug);
    try {
      const isCopied = await share({ title, url, ...(description && { text: description }) }, url);
      // A toast, since a browser's alert would block the page.
      if (isCopied) showToast("success", words.copied);
    } catch (error) {
      // Spec section 8.
      console.info("Not shared:", error);
    }
  };

  return (
    <Button look="outline" onClick={shareArticle}>
      <Icon shape={icons.share} />
      {words.share}
    </Button>
  );
}
