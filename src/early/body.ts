/**
 * The inline script after the screens, none of which waits for it. Before it Chrome paints what it has: it stands
 * before the last style sheet, since at the document's end a page from the service worker is painted later. It
 * knows the patterns of paths, and what the screens of the later script will ask for.
 */
import { followAddress } from "./follow-address.ts";
import { loadForForm } from "./load-for-form.ts";

followAddress();
loadForForm();
