/** The first words wait for this script, so it does only what can't wait. */
import { savesData } from "../lib/data-saver.ts";
import { readUserJson } from "../session/stored-session.ts";
import { markLoggedIn } from "./attributes.ts";
import { watchScripts } from "./recovery.ts";
import { requestScript } from "./request-script.ts";
import { hideSections } from "./sections.ts";

if (top !== self) {
  // Against clickjacking, with which another site could guide the visitor's taps.
  document.documentElement.hidden = true;
  stop();
} else {
  watchScripts();
  const isLoggedIn = readUserJson() !== null;
  if (isLoggedIn) markLoggedIn();
  // A visitor who saves data needs the script only to log out. A service worker has it cached.
  if (isLoggedIn || navigator.serviceWorker?.controller || !savesData) requestScript();
  // The address is another than Home's (`#/`), and Home would be seen until its screen arrives.
  if (location.hash.length > 2) hideSections();
}
