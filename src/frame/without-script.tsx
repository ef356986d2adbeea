import { scriptFailed, scriptLate } from "../content/frame.ts";
import { ClothPage } from "../shared/cloth-page.tsx";
import { WaysOn } from "./load-again.tsx";

type WithoutScriptProps = {
  readonly title: string;
  /** Other links to the screen. Each has an element with its `id`, to which browsers scroll. */
  readonly links: readonly string[];
};

/** Prerendered before each lazy screen. If no script loads, CSS shows it instead of the screen. */
export function WithoutScript({ title, links }: WithoutScriptProps) {
  return (
    <div data-without-script="">
      {links.map((link) => (
        <span key={link} id={link.slice(1)} />
      ))}
      <ClothPage title={title} offersOwnHelp>
        <p data-note="failed">{scriptFailed}</p>
        <p data-note="late">{scriptLate}</p>
        <WaysOn />
      </ClothPage>
    </div>
  );
}
