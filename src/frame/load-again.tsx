import type { ComponentProps } from "react";
import { helpWithoutScript, reloadButton } from "../content/frame.ts";
import { ContactsWithIcons } from "../shared/contacts.tsx";
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

/** The ways on from a screen whose script is late or has failed. */
export function WaysOn() {
  return (
    <>
      <p>{helpWithoutScript}</p>
      <ContactsWithIcons />
      <LoadAgain look="outline" />
    </>
  );
}
