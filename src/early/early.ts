/**
 * Stands in the document's head behind its style sheet, runs before the first paint, and looks after
 * the prerendered page until `main.tsx` hydrates it. It tells the style sheet by attributes of the
 * root element what it knows: `data-script` (a script will come), `data-signed-in` and, from
 * `main.tsx`, `data-ready`.
 */
import { guardAgainstFrames } from "./guard-against-frames.ts";
import { holdForms } from "./hold-forms.ts";
import { markSession } from "./mark-session.ts";
import { recoverScript } from "./recover-script.ts";
import { showSection } from "./show-section.ts";

guardAgainstFrames();
markSession();
showSection();
recoverScript();
holdForms();
