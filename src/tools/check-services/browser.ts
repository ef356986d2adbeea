/** Gives Node what the site's calls need of a browser. */
import { FetchedRequest } from "./fetched-request.ts";

Object.defineProperty(globalThis, "window", { value: globalThis });
Object.defineProperty(globalThis, "XMLHttpRequest", { value: FetchedRequest });
// Node has it since version 21.
if (!("navigator" in globalThis))
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true } });
