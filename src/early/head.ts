/**
 * The inline script in the document's head, after the critical style sheet. It does what can't wait for the
 * first paint. This script and `body.ts` control the prerendered page until `main.tsx` hydrates it. The style
 * sheets read their findings from attributes of the root element: `data-script` (a script will come),
 * `data-wanted` (it was asked for), `data-elsewhere` (the address is another one than Home's),
 * `data-section` (a section is shown), `data-signed-in` and, from `main.tsx`, `data-ready`.
 */
import { savesData } from "../lib/data-saver.ts";
import { guardAgainstFrames } from "./guard-against-frames.ts";
import { hideHome } from "./hide-home.ts";
import { leaveScreens } from "./leave-screen.ts";
import { loadScript, watchScript } from "./load-script.ts";
import { markSession } from "./mark-session.ts";

if (!guardAgainstFrames()) {
  // To read the information screens takes no script. A service worker has it on the phone already.
  if (!savesData() || navigator.serviceWorker?.controller) loadScript();
  markSession();
  hideHome();
  leaveScreens();
  watchScript();
}
