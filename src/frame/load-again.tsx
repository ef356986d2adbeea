import type { ComponentProps } from "react";
import { reloadButton } from "../content/frame.ts";
import { Button } from "../ui/button.tsx";

/** A button that reloads the page. `boot/recovery.ts` handles it, since React may not be there. */
export function LoadAgain({ look }: Pick<ComponentProps<typeof Button>, "look">) {
  return (
    <div data-load-again="">
      <Button look={look}>{reloadButton.action}</Button>
      <p role="status" />
    </div>
  );
}
