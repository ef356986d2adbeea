/**
 * The inline script at the end of the document, for which no screen waits. It knows the patterns of paths, and what
 * the screens of the later script will ask for.
 */
import { followAddress } from "./follow-address.ts";
import { loadForForm } from "./load-for-form.ts";

followAddress();
loadForForm();
