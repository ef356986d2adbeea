/**
 * The inline script in the document's head. It does what has to be done before the first paint, or before a tap
 * that is earlier than `body.ts`. It stands before the critical style sheet: a phone runs it while the line
 * delivers that. Both scripts control the prerendered page until `main.tsx` hydrates it. They tell each other and
 * the style sheets by attributes of the root element: `data-script` (a script will come), `data-wanted` (it was
 * asked for), `data-section` (the first rule of `sections.css` shows a section), `data-signed-in` and, from
 * `main.tsx`, `data-ready`.
 */
import { savesData } from "../lib/data-saver.ts";
import { guardAgainstFrames } from "./guard-against-frames.ts";
import { leaveScreen } from "./leave-screen.ts";
import { loadScript, watchScript } from "./load-script.ts";
import { markSession } from "./mark-session.ts";
import { preventSubmit } from "./prevent-submit.ts";
import { dataset } from "./root-dataset.ts";
import { showAddress, showSection } from "./show-section.ts";

if (!guardAgainstFrames()) {
  markSession();
  // To read the information screens takes no script, but to greet somebody, and to log out, does. A service
  // worker has it on the phone already.
  if (!savesData() || navigator.serviceWorker?.controller || "signedIn" in dataset) loadScript();
  showAddress();
  addEventListener("hashchange", showAddress);
  addEventListener("hashchange", leaveScreen);
  addEventListener("submit", preventSubmit);
  watchScript();
  window.early = { loadScript, showSection };
}
