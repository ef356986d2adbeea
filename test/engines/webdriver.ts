import { isRecord } from "../../src/lib/narrow.ts";
import { waitUntil } from "../helpers/page.ts";
import { MARKED, type Tab } from "./tab.ts";

/** What a browser may be asked for: the commands of https://www.w3.org/TR/webdriver2/ by name. */
export type Command =
  | "Navigate"
  | "ExecuteScript"
  | "FindElement"
  | "ElementClick"
  | "ElementSendKeys"
  | "TakeScreenshot";

/** Sends a command, with what stands in its body, and with the element that it is about. */
type Send = (
  command: Command,
  body: Readonly<Record<string, unknown>>,
  element?: string,
) => Promise<unknown>;

/** Under which an element's reference stands, in the standard. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The key Ctrl, which is held until the end of what is typed. */
const CONTROL = "\uE009";

const BLANK = "about:blank";

/** A tab of a browser that is driven by WebDriver. */
export function webdriverTab(send: Send, close: () => Promise<void>): Tab {
  const run: Tab["run"] = async (work, argument) =>
    (await send("ExecuteScript", {
      script: `return (${work}).apply(null, arguments)`,
      args: [argument],
    })) as ReturnType<typeof work>;

  /** Comes to an address. Firefox waits until it has loaded, WebKit doesn't. */
  const navigate = async (url: string) => {
    await send("Navigate", { url });
    const isThere = (isBlank: boolean) =>
      document.readyState === "complete" && (location.href === "about:blank") === isBlank;
    await waitUntil(
      () => run(isThere, url === BLANK),
      () => url,
    );
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
      // To another hash alone it would be no more than a change of route.
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
    picture: async () => Buffer.from(String(await send("TakeScreenshot", {})), "base64"),
    close,
  };
}
