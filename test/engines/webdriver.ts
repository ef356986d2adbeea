import { isRecord } from "../../src/lib/narrow.ts";
import { waitUntil } from "../helpers/page.ts";
import { MARKED, type Tab } from "./tab.ts";

/** The commands that the tests use, by their names in https://www.w3.org/TR/webdriver2/. */
export type Command =
  | "Navigate"
  | "ExecuteScript"
  | "FindElement"
  | "ElementClick"
  | "ElementSendKeys"
  | "TakeScreenshot";

/** Sends a command with its body and the element that it is for. */
type Send = (
  command: Command,
  body: Readonly<Record<string, unknown>>,
  element?: string,
) => Promise<unknown>;

/** The standard's key of the reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The key Ctrl, which is held until the end of the text. */
const CONTROL = "\uE009";

const BLANK = "about:blank";

/** How long, in milliseconds, until a navigation that hasn't left the page is repeated. */
const REPEAT_AFTER = 10_000;

/** The tab of a browser that WebDriver controls. */
export function webdriverTab(send: Send, close: () => Promise<void>): Tab {
  const run: Tab["run"] = async (work, argument) =>
    (await send("ExecuteScript", {
      script: `return (${work}).apply(null, arguments)`,
      args: [argument],
    })) as ReturnType<typeof work>;

  /**
   * Opens an address and waits until it has loaded, which WebKit's command doesn't do. WebKit
   * sometimes ignores a command that comes while it registers the service worker of the last page.
   */
  const navigate = async (url: string) => {
    const isThere = (isBlank: boolean) => (location.href === "about:blank") === isBlank;
    let sentAt = Number.NEGATIVE_INFINITY;
    const hasLeft = async () => {
      if (Date.now() - sentAt > REPEAT_AFTER) {
        await send("Navigate", { url });
        sentAt = Date.now();
      }
      return run(isThere, url === BLANK);
    };
    await waitUntil(hasLeft, url);
    await waitUntil(() => run(() => document.readyState === "complete"), url);
  };

  const marked = async () => {
    const element = await send("FindElement", { using: "css selector", value: MARKED });
    return isRecord(element) ? String(element[ELEMENT]) : "";
  };
  const type = async (text: string) => {
    await send("ElementSendKeys", { text }, await marked());
  };
  return {
    run,
    open: async (address) => {
      // If only the hash changed, the document wouldn't load again.
      await navigate(BLANK);
      await navigate(address);
    },
    tap: async () => {
      await send("ElementClick", {}, await marked());
    },
    type,
    cut: () => type(`${CONTROL}ax`),
    paste: () => type(`${CONTROL}v`),
    choose: type,
    screenshot: async () => Buffer.from(String(await send("TakeScreenshot", {})), "base64"),
    close,
  };
}
