/**
 * The inline script after the screens, none of which waits for it. It knows the patterns of paths, and what
 * the screens of the later script will ask for.
 */
import { followAddress } from "./follow-address.ts";
import { loadForForm } from "./load-for-form.ts";

followAddress();
loadForForm();
