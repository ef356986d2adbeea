/**
 * The script in the document's head. It runs before the style sheets and the screens arrive. The
 * first words wait for it, so it does only what can't wait. `before-hydration.ts` does the rest.
 */
import { savesData } from "../lib/data-saver.ts";
import { readStoredUser } from "../session/stored-session.ts";
import { clearSections, requestScript } from "./page-attributes.ts";
import { recoverFromFailures } from "./recovery.ts";

const root = document.documentElement;

if (top !== self) {
  // Against clickjacking: another site could guide the visitor's taps.
  root.hidden = true;
  stop();
} else {
  recoverFromFailures();
  const isLoggedIn = readStoredUser() !== null;
  if (isLoggedIn) root.dataset.loggedIn = "";
  // A visitor who saves data reads the information screens without the script. A logged-in visitor
  // needs it to see the name and to log out. A service worker has most probably cached the script.
  if (isLoggedIn || navigator.serviceWorker?.controller || !savesData) requestScript();
  // Home arrives before the screen of the address: hide it until then.
  if (location.hash.length > 2) clearSections();
}
