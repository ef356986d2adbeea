import { MARKED, type Tab } from "./tab.ts";

/** The commands that the tests use, with methods and paths (https://www.w3.org/TR/webdriver2/). */
export const COMMANDS = {
  Navigate: ["POST", "url"],
  ExecuteScript: ["POST", "execute/sync"],
  FindElement: ["POST", "element"],
  ElementClick: ["POST", "element/{id}/click"],
  ElementSendKeys: ["POST", "element/{id}/value"],
  TakeScreenshot: ["GET", "screenshot"],
} as const;

export type Command = keyof typeof COMMANDS;

type Send = (command: Command, body: object, element?: string) => Promise<unknown>;

/** The standard's key of the reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export function webdriverTab(send: Send, close: () => Promise<void>): Tab {
  const sendTo = async (command: Command, body: object) => {
    const found = await send("FindElement", { using: "css selector", value: MARKED });
    await send(command, body, (found as Record<string, string> | null)?.[ELEMENT]);
  };
  const type = (text: string) => sendTo("ElementSendKeys", { text });
  return {
    async navigate(url) {
      await send("Navigate", { url });
    },
    run: async (work, argument) =>
      (await send("ExecuteScript", {
        script: `return (${work}).apply(null, arguments)`,
        args: [argument],
      })) as ReturnType<typeof work>,
    tap: () => sendTo("ElementClick", {}),
    type,
    choose: type,
    screenshot: async () => Buffer.from(String(await send("TakeScreenshot", {})), "base64"),
    close,
  };
}
