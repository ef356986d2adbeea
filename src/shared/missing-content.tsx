import { sharedWords } from "../content/shared-words.ts";
import { useScreenAnnouncement } from "../routing/screen-change.ts";
import { Button, ButtonLink, ButtonRow } from "../ui/button.tsx";
import { ClothPage } from "./cloth-page.tsx";

type MissingContentProps = {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly onRetry?: (() => void) | undefined;
  readonly href: string;
  readonly label: string;
};

export function MissingContent({ heading, texts, onRetry, href, label }: MissingContentProps) {
  useScreenAnnouncement(heading);
  return (
    <ClothPage title={heading}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ButtonRow>
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {sharedWords.tryAgain}
          </Button>
        )}
        <ButtonLink look={onRetry ? "outline" : "primary"} href={href}>
          {label}
        </ButtonLink>
      </ButtonRow>
    </ClothPage>
  );
}
