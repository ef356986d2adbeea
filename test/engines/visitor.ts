import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { layoutFaults } from "../helpers/layout-faults.ts";
import { waitUntil } from "../helpers/wait-until.ts";
import type { Tab } from "./tab.ts";

const CONTROLS = ["a[href]", "button", "summary", "[role=tab]"];

/** How long until a navigation that hasn't left the page is repeated. */
const REPEAT_AFTER_MS = 10_000;

/** An old browser may report a tap late. */
async function wasTapped(): Promise<boolean> {
  const { dataset } = document.documentElement;
  for (let look = 0; look < 40 && !("tapped" in dataset); look += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return "tapped" in dataset;
}

/** Acts in a tab as a visitor does, by the words on the screen. `pictures` is for screenshots. */
export function visitor(tab: Tab, origin: string, pictures: string) {
  const waitFor = async <Argument>(
    goal: string,
    work: (argument: Argument) => boolean | Promise<boolean>,
    argument?: Argument,
  ) => {
    let result: unknown;
    const isTrue = async () => {
      // A page that is being loaded may have no root element or body yet.
      result = await tab.run(work, argument).catch(String);
      return result === true;
    };
    await waitUntil(isTrue, goal).catch(async ({ message }: Error) => {
      const seen = await tab.run(() => document.body?.innerText.slice(0, 2000));
      throw new Error(`${message} (${result}); the page shows:\n${seen}`);
    });
  };

  /**
   * Marks the element with these words, or the control of such a label, after it has stopped moving
   * and if nothing is over it.
   */
  const mark = (selector: string, words: string) =>
    waitFor(
      `"${words}"`,
      ([selector, words]) => {
        document.querySelector("[data-marked]")?.removeAttribute("data-marked");
        const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
          (element) =>
            (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() === words &&
            element.getClientRects().length > 0 &&
            getComputedStyle(element).visibility === "visible",
        );
        if (!found) return false;
        found.scrollIntoView({ block: "center" });
        const { left, top, width, height } = found.getBoundingClientRect();
        // The page may still be scrolling since the last check.
        const place = `${left} ${top}`;
        const isStill = found.dataset.place === place;
        found.dataset.place = place;
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!isStill || !found.contains(there)) return false;
        const { dataset } = document.documentElement;
        delete dataset.tapped;
        found.addEventListener("click", () => Object.assign(dataset, { tapped: "" }));
        const control = found instanceof HTMLLabelElement ? found.control : found;
        control?.setAttribute("data-marked", "");
        return control !== null && !control.hasAttribute("disabled");
      },
      [selector, words] as const,
    );

  return {
    /** Loads a path, and from then on records the errors of the page. */
    open: async (path: string) => {
      // If only the hash changed, the document wouldn't load again.
      for (const address of ["about:blank", `${origin}/#${path}`]) {
        let sentAt = 0;
        const hasLeft = async () => {
          // WebKit sometimes ignores the command while it registers the last page's service worker.
          if (Date.now() - sentAt > REPEAT_AFTER_MS) {
            sentAt = Date.now();
            await tab.navigate(address);
          }
          const isBlank = await tab.run(() => location.href === "about:blank");
          return isBlank === (address === "about:blank");
        };
        await waitUntil(hasLeft, address);
        await waitFor(address, () => document.readyState === "complete");
      }
      await tab.run(() => {
        const errors: string[] = [];
        Object.assign(window, { errors });
        window.addEventListener("error", ({ message }) => errors.push(message));
        window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
      });
    },

    reload: async () => {
      await tab.run(() => {
        setTimeout(() => window.location.reload());
      });
      const hasReloaded = () => !("errors" in window) && document.readyState === "complete";
      await waitFor("the reload", hasReloaded);
    },

    press: async (words: string, within = "") => {
      const selector = CONTROLS.map((control) => `${within} ${control}`).join(", ");
      // If a picture loads late and moves the control, the tap misses it.
      const tap = async () => {
        await mark(selector, words);
        await tab.tap();
        return tab.run(wasTapped);
      };
      await waitUntil(tap, `"${words}" to be pressed`);
    },

    enter: async (label: string, text: string) => {
      await mark("label", label);
      await tab.run(() => document.querySelector<HTMLInputElement>("[data-marked]")?.select());
      await tab.type(text);
    },

    /** Sets the value of a field as the device's picker does. */
    pick: async (label: string, value: string) => {
      await mark("label", label);
      await tab.run((value) => {
        const field = document.querySelector("[data-marked]");
        const type = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, value);
        for (const event of ["input", "change"])
          field?.dispatchEvent(new Event(event, { bubbles: true }));
      }, value);
    },

    choose: async (label: string, path: string) => {
      await mark("[type=file]", label);
      await tab.choose(path);
    },

    /** Waits until a screen is displayed, with its heading in the window. */
    waitForHeading: (text: string) =>
      waitFor(
        `the heading "${text}" in the window`,
        (text) =>
          Array.from(document.querySelectorAll("main h1")).some((heading) => {
            const { top, height } = heading.getBoundingClientRect();
            const isInView = top >= 0 && top + height <= window.innerHeight;
            return height > 1 && isInView && heading.textContent === text;
          }),
        text,
      ),

    waitForText: (text: string) =>
      waitFor(`"${text}"`, (text) => document.body.innerText.includes(text), text),

    /** Scrolls through the screen until this number of pictures has loaded. */
    waitForPictures: (count: number) =>
      waitFor(
        `${count} pictures`,
        (count) => {
          const { innerHeight, scrollY } = window;
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          window.scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight);
          const pictures = Array.from(document.querySelectorAll<HTMLImageElement>("main img"));
          return pictures.filter(({ naturalWidth }) => naturalWidth > 0).length === count;
        },
        count,
      ),

    /** Waits until one query to the content store is reported, which an old browser does late. */
    waitForOneQuery: () =>
      waitFor("one query", () => {
        const requests = performance.getEntriesByType("resource");
        return requests.filter(({ name }) => name.includes("/data/query/")).length === 1;
      }),

    waitForCachedSite: () =>
      waitFor("the cached site", () => navigator.serviceWorker.controller?.state === "activated"),

    assertLayout: async (name: string) => {
      const file = `${name.replace(/^\//, "").replace(/\//g, " ") || "home"}.png`;
      await writeFile(join(pictures, file), await tab.screenshot());
      // WebKit's driver may lose a result, or load a page a second time, with nothing recorded.
      assert.equal((await tab.run(layoutFaults)) ?? [], [], `the layout of ${name}`);
      const errors = await tab.run((): unknown => Reflect.get(window, "errors"));
      assert.equal(errors ?? [], [], `the errors of ${name}`);
    },
  };
}
