/**
 * The inline script after the screens, none of which waits for it. It knows the patterns of paths, and what the
 * screens of the lazy script will ask for. Chrome paints what it has before it runs this script. It stands before
 * the last style sheet: at the document's end, a page from the service worker would be painted later.
 */
import { followAddress } from "./follow-address.ts";
import { loadForForm } from "./load-for-form.ts";

followAddress();
loadForForm();
