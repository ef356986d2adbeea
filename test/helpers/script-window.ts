import { Window } from "happy-dom";

/** Opens an empty page that runs scripts by `eval`, at an address that the visitor has opened. */
export function openScriptWindow(url: string): Window {
  const window = new Window({
    url,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  // happy-dom doesn't know how the page was opened.
  Object.assign(window.performance, { navigation: { type: 0, TYPE_NAVIGATE: 0 } });
  return window;
}
