/**
 * The script in the document's head, after its style sheets. It runs before the first paint, and
 * controls the prerendered page until `main.tsx` hydrates it. The style sheets read its findings from
 * attributes of the root element: `data-script` (a script will come), `data-signed-in` and, from
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
