import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { layoutFaults } from "../helpers/layout-faults.ts";
import { waitUntil } from "../helpers/page.ts";
import type { Engine } from "./engines.ts";
import type { Tab } from "./tab.ts";

/** The selectors of all controls. */
const CONTROLS = "a[href], button, summary, label, [role=tab]";

/** Whether the marked element was tapped. An old browser may report that late. */
async function wasPressed(): Promise<boolean> {
  for (let look = 0; look < 40; look += 1) {
    if ("tapped" in document.documentElement.dataset) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Removes the mark of the last control. */
function unmark(): void {
  for (const marked of document.querySelectorAll("[data-marked]"))
    marked.removeAttribute("data-marked");
}

/** Changes the storage as a logout in another tab does. */
function endSession(): void {
  localStorage.setItem("sessionNumber", String(Math.random()));
}

export type Visitor = ReturnType<typeof visitor>;

/**
 * Acts in a tab as a visitor does, by the words on the screen.
 *
 * @param origin the origin of the site.
 * @param engine its name is that of the folder of screenshots.
 */
export function visitor(tab: Tab, origin: string, { name: engine, promise }: Engine) {
  /** Waits until a function returns true in the page. */
  const waitFor = async <Argument>(
    goal: string,
    work: (argument: Argument) => boolean | undefined | Promise<boolean>,
    argument?: Argument,
  ) => {
    const seen = () => tab.run(() => document.body?.innerText.slice(0, 2000));
    let failure = "";
    const isTrue = async () => {
      try {
        return (await tab.run(work, argument)) === true;
      } catch (error) {
        // A page that is being loaded may have no root element or body yet.
        failure = ` (${error})`;
        return false;
      }
    };
    try {
      await waitUntil(isTrue, () => goal + failure);
    } catch (error) {
      if (error instanceof Error) error.message += `; the page shows:\n${await seen()}`;
      throw error;
    }
  };

  /** Marks the visible control with these words, after it has stopped moving. */
  const mark = async (selector: string, words: string) => {
    await tab.run(unmark);
    await waitFor(
      `"${words}"`,
      ([selector, words]) => {
        const isIt = (element: Element) => {
          const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
          const { width, height } = element.getBoundingClientRect();
          const isSeen = getComputedStyle(element).visibility === "visible";
          return name.trim() === words && width > 0 && height > 0 && isSeen;
        };
        const found = Array.from(document.querySelectorAll(selector)).filter(isIt)[0];
        if (!(found instanceof HTMLElement)) return false;
        found.scrollIntoView({ block: "center" });
        const { left, top, width, height } = found.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        // The page may still be scrolling since the last check.
        const place = `${left} ${top}`;
        const isStill = found.getAttribute("data-place") === place;
        found.setAttribute("data-place", place);
        if (!isStill || !found.contains(there)) return false;
        found.setAttribute("data-marked", "");
        const { dataset } = document.documentElement;
        const recordTap = () => Object.assign(dataset, { tapped: "" });
        found.addEventListener("click", recordTap);
        found.addEventListener("probe", () => delete dataset.tapped);
        // Without scripts, no listener runs: then `tapped` stays, and every tap counts.
        recordTap();
        found.dispatchEvent(new Event("probe"));
        return true;
      },
      [selector, words] as const,
    );
  };

  /** Marks the field of a label. */
  const markField = async (label: string) => {
    await tab.run(unmark);
    await waitFor(
      `the field "${label}"`,
      (label) => {
        const labels = Array.from(document.querySelectorAll("label"));
        const isShown = (each: Element) => each.getClientRects().length > 0;
        const isIt = (each: Element) => (each.textContent ?? "").trim() === label && isShown(each);
        const field = labels.filter(isIt)[0];
        const control = field?.control;
        if (!control) return false;
        control.setAttribute("data-marked", "");
        return !control.hasAttribute("disabled");
      },
      label,
    );
  };

  /** Waits until the marked field has this value. */
  const waitForMarkedValue = (text: string) =>
    waitFor(
      `"${text}" in the field`,
      (text) => document.querySelector<HTMLInputElement>("[data-marked]")?.value === text,
      text,
    );

  const otherPage = `${origin}/icon.svg`;

  const waitForHydration = () =>
    waitFor("hydration", () => document.querySelector("html[data-script=ready]") !== null);

  const press = async (words: string, within = "") => {
    const selector = CONTROLS.split(", ").map((control) => `${within} ${control}`);
    const tap = async () => {
      await mark(selector.join(", "), words);
      try {
        await tab.tap();
      } catch (error) {
        // A page that reloads meanwhile loses the mark.
        if (!/no such element|No element is marked/.test(String(error))) throw error;
        return false;
      }
      return tab.run(wasPressed);
    };
    // If a picture loads late and moves the control, the tap misses it.
    await waitUntil(tap, () => `"${words}" to be pressed`);
  };

  return {
    press,
    waitForHydration,

    /** Waits until the page has reloaded. */
    waitForReload: () => waitFor("a reload", () => performance.navigation.type === 1),

    /** Loads an address, and from then on records the errors of the page. */
    open: async (route: string) => {
      await tab.open(`${origin}/#${route}`);
      await tab.run(() => {
        const errors: string[] = [];
        Object.assign(window, { errors });
        window.addEventListener("error", ({ message }) => errors.push(message));
        window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
      });
    },

    /** Reloads the page that `open` has loaded. */
    reload: async () => {
      await tab.run(() => {
        setTimeout(() => window.location.reload());
      });
      const hasReloaded = () => !("errors" in window) && document.readyState === "complete";
      await waitFor("the reload", hasReloaded);
    },

    /** Loads an address without waiting for its scripts, and from then on counts their calls. */
    begin: async (route: string) => {
      await tab.open(otherPage);
      await tab.run((address) => {
        setTimeout(() => window.location.assign(address));
      }, `${origin}/#${route}`);
      await waitFor("the document", () => document.readyState === "interactive");
      await tab.run(() => {
        let calls = 0;
        const { fetch } = window;
        window.fetch = (...call) => {
          calls += 1;
          Object.assign(window, { calls });
          return fetch(...call);
        };
      });
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

    /** Waits until a card is in the window, has the focus, and is what screen readers read next. */
    waitForCard: (name: string) =>
      waitFor(
        `the card "${name}" to have the focus`,
        (name) => {
          const { activeElement: card } = document;
          if (card === null || card.getAttribute("aria-label") !== name) return false;
          const { top } = card.getBoundingClientRect();
          const { anchorNode } = window.getSelection() || { anchorNode: null };
          return top > 0 && top < window.innerHeight && card.contains(anchorNode);
        },
        name,
      ),

    /** Waits until a text is visible. */
    waitForText: (text: string) =>
      waitFor(`"${text}"`, (text) => document.body.innerText.indexOf(text) >= 0, text),

    /** Waits until a text is no longer visible. */
    waitForAbsence: (text: string) =>
      waitFor(`"${text}" to disappear`, (text) => document.body.innerText.indexOf(text) < 0, text),

    enter: async (label: string, text: string) => {
      await markField(label);
      // Replace what the form has filled in.
      await tab.run(() => document.querySelector<HTMLInputElement>("[data-marked]")?.select());
      await tab.type(text);
      await waitForMarkedValue(text);
    },

    /** Moves a form's button to the window's foot, and marks it. */
    moveToFoot: async (words: string) => {
      await mark("form button", words);
      await tab.run(() => {
        const button = document.querySelector("[data-marked]");
        const screen = document.querySelector("main");
        if (!button || !screen) return;
        window.scrollTo(0, 0);
        const { bottom } = button.getBoundingClientRect();
        screen.style.paddingTop = `${window.innerHeight - bottom - 4}px`;
      });
    },

    /** Moves the text of a field into another one, by cut and paste. */
    cutAndPaste: async (from: string, to: string, text: string) => {
      await markField(from);
      await tab.cut();
      await waitForMarkedValue("");
      await markField(to);
      await tab.paste();
      await waitForMarkedValue(text);
    },

    /** Waits until a field has this value. */
    waitForValue: async (label: string, text: string) => {
      await markField(label);
      await waitForMarkedValue(text);
    },

    /** Leaves the page, logs out as another tab does, and goes back. Turns off the bfcache. */
    logOutAndGoBack: async () => {
      await tab.run((address) => {
        window.addEventListener("unload", () => {});
        setTimeout(() => window.location.assign(address));
      }, otherPage);
      await waitFor("the other page", () => document.contentType === "image/svg+xml");
      await tab.run(endSession);
      await tab.back?.();
      await waitForHydration();
    },

    /** Unloads the tab, logs out in another one, and selects the first one again. */
    logOutWhileUnloaded: async () => {
      await tab.unload?.(otherPage, () => tab.run(endSession));
      await waitForHydration();
    },

    /** The values of the fields of the screen. */
    fieldValues: () =>
      tab.run(() =>
        Array.from(
          document.querySelectorAll<HTMLInputElement>("main [name]:not([type=checkbox])"),
          ({ value }) => value,
        ),
      ),

    /** Sets the value of a field as the device's picker does. */
    setValue: async (label: string, value: string) => {
      await markField(label);
      await tab.run((value) => {
        const field = document.querySelector("[data-marked]");
        const type = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        const property = Object.getOwnPropertyDescriptor(type.prototype, "value");
        if (property?.set) property.set.call(field, value);
        for (const event of ["input", "change"])
          if (field) field.dispatchEvent(new Event(event, { bubbles: true }));
      }, value);
    },

    chooseFile: async (label: string, path: string) => {
      await markField(label);
      await tab.choose(path);
    },

    /** Waits until all pictures within an element have loaded. */
    waitForPictures: (within: string) =>
      waitFor(
        `the pictures of ${within}`,
        (within) => {
          const pictures = Array.from(
            // Before a picture is near the window, it is an empty box.
            document.querySelectorAll(`${within} img, ${within} svg:empty`),
          );
          const missing = pictures.find(
            (picture) => !(picture instanceof HTMLImageElement && picture.naturalWidth > 0),
          );
          if (missing) missing.scrollIntoView();
          return pictures.length > 0 && missing === undefined;
        },
        within,
      ),

    /** Waits for a link at least 44 px high whose address begins with this text. */
    waitForLink: (start: string) =>
      waitFor(
        `a link to ${start}`,
        (start) =>
          Array.from(document.querySelectorAll(`main a[href^="${start}"]`)).some(
            (link) => link.getBoundingClientRect().height >= 44,
          ),
        start,
      ),

    /** The number of queries that the page has sent to the content store. */
    countQueries: () =>
      tab.run(() => {
        const entries = performance.getEntriesByType("resource");
        return entries.filter(({ name }) => name.indexOf("/data/query/") >= 0).length;
      }),

    /** How often a page that `begin` has loaded has called `fetch`. */
    countCalls: () => tab.run((): unknown => Reflect.get(window, "calls")),

    /** Makes every request of the page wait forever. */
    blockRequests: () =>
      tab.run(() => {
        window.fetch = () => new Promise(() => {});
      }),

    /** The number of scripts that the page has requested. */
    countScripts: () =>
      tab.run(() => {
        const entries = performance.getEntriesByType("resource");
        return entries.filter(({ name }) => /\.js$/.test(name)).length;
      }),

    /** Gives the page in the service worker's cache a script that doesn't exist. */
    breakCachedPage: () =>
      tab.run(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const page = await cache.match("/");
          if (!page) continue;
          const html = (await page.text()).replace(/assets\/main-/, "assets/gone-");
          await cache.put("/", new Response(html, { headers: { "content-type": "text/html" } }));
        }
      }),

    waitForServiceWorker: () =>
      waitFor("the service worker", () => {
        const { controller } = navigator.serviceWorker;
        return controller !== null && controller.state === "activated";
      }),

    /** Waits until the whole site is cached: the icon is the last file. */
    waitForCachedSite: () =>
      waitFor("the cached site", async () => (await caches.match("icon.svg")) !== undefined),

    /**
     * Asserts that the layout is right and that the page has no errors. If there is a folder for
     * screenshots, it takes one.
     */
    assertLayout: async (name: string) => {
      const folder = process.env.PICTURES;
      if (folder) {
        await mkdir(join(folder, engine), { recursive: true });
        const file = `${name.replace(/^\//, "").replace(/\//g, " ") || "home"}.png`;
        await writeFile(join(folder, engine, file), await tab.screenshot());
      }
      assert.equal(await tab.run(layoutFaults), [], `the layout of ${name}`);
      // An older browser reports that it can't parse the script.
      if (promise === "readable") return;
      const errors = await tab.run((): unknown => Reflect.get(window, "errors"));
      assert.equal(errors, [], `the errors of ${name}`);
    },
  };
}
