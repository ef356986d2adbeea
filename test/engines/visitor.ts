import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { waitUntil } from "../helpers/page.ts";
import type { Engine } from "./engines.ts";
import { layoutFaults } from "./layout.ts";
import type { Tab } from "./tab.ts";

/** What can be pressed, by kind. */
const CONTROLS = "a[href], button, summary, label, [role=tab]";

/** Whether the marked element has been tapped, which an old browser may tell a moment late. */
async function wasPressed(_: null): Promise<boolean> {
  for (let look = 0; look < 40; look += 1) {
    if ("tapped" in document.documentElement.dataset) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Takes the mark off what was pressed or filled in before. */
function unmark(_: null): void {
  for (const marked of document.querySelectorAll("[data-marked]"))
    marked.removeAttribute("data-marked");
}

/** Changes what is stored as a logout in another tab does. */
function endSession(_: null): void {
  localStorage.setItem("sessionNumber", String(Math.random()));
}

export type Visitor = ReturnType<typeof visitor>;

/**
 * What a visitor does and sees in a tab, by the words on the screen.
 *
 * @param site the address of the site.
 * @param engine names the folder of its pictures.
 */
export function visitor(tab: Tab, site: string, { name: engine, promise }: Engine) {
  /** Waits for what a function finds out in the page. */
  const waitFor = async <Argument>(
    what: string,
    work: (argument: Argument) => boolean | undefined,
    argument: Argument,
  ) => {
    const seen = () => tab.run(() => document.body.innerText.slice(0, 2000), null);
    try {
      await waitUntil(
        async () => (await tab.run(work, argument)) === true,
        () => what,
      );
    } catch (error) {
      if (error instanceof Error) error.message += `; the page shows:\n${await seen()}`;
      throw error;
    }
  };

  /** Marks what is visible and has these words, once it stands still. */
  const mark = async (selector: string, words: string) => {
    await tab.run(unmark, null);
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
        // The page may still be scrolling, from one look to the next.
        const place = `${left} ${top}`;
        const isStill = found.getAttribute("data-place") === place;
        found.setAttribute("data-place", place);
        if (!isStill || !found.contains(there)) return false;
        found.setAttribute("data-marked", "");
        const { dataset } = document.documentElement;
        const note = () => Object.assign(dataset, { tapped: "" });
        found.addEventListener("click", note);
        found.addEventListener("probe", () => delete dataset.tapped);
        // Where scripts are off, nothing listens: then a press counts as one.
        note();
        found.dispatchEvent(new Event("probe"));
        return true;
      },
      [selector, words] as const,
    );
  };

  /** Marks the field of a label. */
  const markField = async (label: string) => {
    await tab.run(unmark, null);
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
  const hasValue = (text: string) =>
    waitFor(
      `"${text}" in the field`,
      (text) => {
        const field = document.querySelector("[data-marked]");
        return field instanceof HTMLInputElement && field.value === text;
      },
      text,
    );

  const other = `${site}icon.svg`;

  const hydrated = () =>
    waitFor("React", () => document.documentElement.dataset.script === "ready", null);

  const press = async (words: string, within = "") => {
    const selector = CONTROLS.split(", ").map((control) => `${within} ${control}`);
    const tap = async () => {
      await mark(selector.join(", "), words);
      await tab.tap();
      return tab.run(wasPressed, null);
    };
    // What comes late, such as a picture, may move it away from under the finger.
    await waitUntil(tap, () => `"${words}" to be pressed`);
  };

  return {
    press,

    /** Comes to an address anew, and from then on notes the errors of the page. */
    open: async (route: string) => {
      await tab.open(`${site}#${route}`);
      await tab.run(() => {
        const errors: string[] = [];
        Object.assign(window, { errors });
        window.addEventListener("error", ({ message }) => errors.push(message));
        window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
      }, null);
    },

    /** Comes to an address, doesn't wait for its scripts, and from then on counts their calls. */
    begin: async (route: string) => {
      await tab.open(`${site}icon.svg`);
      await tab.run((address) => {
        setTimeout(() => window.location.assign(address));
      }, `${site}#${route}`);
      await waitFor("the document", () => document.readyState === "interactive", null);
      await tab.run(() => {
        let calls = 0;
        const { fetch } = window;
        window.fetch = (...call) => {
          calls += 1;
          Object.assign(window, { calls });
          return fetch(...call);
        };
      }, null);
    },

    /** Waits until a screen is there, with its heading in the window. */
    heading: (text: string) =>
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

    /** Waits until words are there to be seen. */
    words: (text: string) =>
      waitFor(`"${text}"`, (text) => document.body.innerText.indexOf(text) >= 0, text),

    /** Waits until words are gone. */
    gone: (text: string) =>
      waitFor(`"${text}" to go`, (text) => document.body.innerText.indexOf(text) < 0, text),

    enter: async (label: string, text: string) => {
      await markField(label);
      // What the form has filled in is replaced.
      await tab.run(
        () => document.querySelector<HTMLInputElement>("[data-marked]")?.select(),
        null,
      );
      await tab.type(text);
      await hasValue(text);
    },

    /** Moves what is in one field into another, by cut and paste. */
    move: async (from: string, to: string, text: string) => {
      await markField(from);
      await tab.cut();
      await hasValue("");
      await markField(to);
      await tab.paste();
      await hasValue(text);
    },

    /** Waits until a field has this value. */
    value: async (label: string, text: string) => {
      await markField(label);
      await hasValue(text);
    },

    /** Leaves the page, which isn't cached, logs out as another tab does, and goes back. */
    logOutAndGoBack: async () => {
      await tab.run((address) => {
        window.addEventListener("unload", () => {});
        setTimeout(() => window.location.assign(address));
      }, other);
      await waitFor("the other page", () => document.contentType === "image/svg+xml", null);
      await tab.run(endSession, null);
      await tab.back?.();
      await hydrated();
    },

    /** Has the browser unload the tab, logs out in another one, and selects the first one again. */
    logOutWhileUnloaded: async () => {
      await tab.unload?.(other, () => tab.run(endSession, null));
      await hydrated();
    },

    /** The values of the fields of the screen. */
    values: () =>
      tab.run(
        () =>
          Array.from(document.querySelectorAll("main [name]")).map((field) =>
            field instanceof HTMLInputElement || field instanceof HTMLSelectElement
              ? field.value
              : null,
          ),
        null,
      ),

    /** Fills in a field that the device has an interface of its own for, as that would. */
    set: async (label: string, value: string) => {
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

    choose: async (label: string, path: string) => {
      await markField(label);
      await tab.choose(path);
    },

    /** Waits until all pictures within something have come, and each has its own shape. */
    pictures: (within: string) =>
      waitFor(
        `the pictures of ${within}`,
        (within) => {
          const pictures = Array.from(
            // Before it came near, an empty box holds its place.
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

    /** Waits for a link whose address begins so. */
    link: (start: string) =>
      waitFor(
        `a link to ${start}`,
        (start) =>
          Array.from(document.querySelectorAll(`main a[href^="${start}"]`)).some(
            (link) => link.getBoundingClientRect().height >= 44,
          ),
        start,
      ),

    /** How many queries the page has sent to the content store. */
    queries: () =>
      tab.run(
        () =>
          performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.indexOf("/data/query/") >= 0).length,
        null,
      ),

    /** How often a page that was come to by `begin` has called `fetch`. */
    calls: () => tab.run((): unknown => Reflect.get(window, "calls"), null),

    /** Has every request of the page wait for ever. */
    withoutResponses: () =>
      tab.run(() => {
        window.fetch = () => new Promise(() => {});
      }, null),

    /** Waits until the phone has the site, and its service worker serves it. */
    cached: () =>
      waitFor(
        "the service worker",
        () => {
          const { controller } = navigator.serviceWorker;
          return controller !== null && controller.state === "activated";
        },
        null,
      ),

    /**
     * Holds the layout to what it is in any engine, and the page to no errors. It takes a picture
     * where there is a folder for it.
     */
    look: async (name: string) => {
      const folder = process.env.PICTURES;
      if (folder) {
        await mkdir(join(folder, engine), { recursive: true });
        const file = `${name.replace(/^\//, "").replace(/\//g, " ") || "home"}.png`;
        await writeFile(join(folder, engine, file), await tab.picture());
      }
      assert.equal(await tab.run(layoutFaults, null), [], `the layout of ${name}`);
      // A browser below the promise says that it can't parse the script.
      if (promise === "readable") return;
      const errors = await tab.run((): unknown => Reflect.get(window, "errors"), null);
      assert.equal(errors, [], `the errors of ${name}`);
    },
  };
}
