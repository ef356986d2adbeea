import { OFFER_RELOAD_AFTER_MS } from "../lib/reload.ts";
import { offerReload, setScriptState } from "./attributes.ts";

/** Returns whether the template still had its content. */
function appendTemplate(template: string): boolean {
  const content = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (!content?.hasChildNodes()) return false;
  document.head.append(content);
  return true;
}

export function requestScript(): void {
  if (!appendTemplate("#script")) return;
  setScriptState("requested");
  setTimeout(offerReload, OFFER_RELOAD_AFTER_MS);
}

export function preloadLazyScript(): void {
  appendTemplate("#lazy-script");
}
