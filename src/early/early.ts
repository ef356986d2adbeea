/**
 * The script in the document's head, after the critical style sheet. It runs before the first paint, and
 * controls the prerendered page until `main.tsx` hydrates it. The style sheets read its findings from
 * attributes of the root element: `data-script` (a script will come), `data-section` (a section is
 * shown), `data-signed-in` and, from `main.tsx`, `data-ready`.
 */
import { savesData } from "../lib/data-saver.ts";
import { guardAgainstFrames } from "./guard-against-frames.ts";
import { loadScript, watchScript } from "./load-script.ts";
import { markSession } from "./mark-session.ts";
import { preventSubmits } from "./prevent-submits.ts";
import { showSection } from "./show-section.ts";

if (!guardAgainstFrames()) {
  // To read the information screens takes no script. A service worker has it on the phone already.
  if (!savesData() || navigator.serviceWorker?.controller) loadScript();
  markSession();
  showSection();
  watchScript();
  preventSubmits();
}
