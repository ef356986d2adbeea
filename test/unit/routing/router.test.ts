/** The browser handles each click that isn't one on a link within the site. */
import { fireEvent } from "@testing-library/react";
import * as assert from "uvu/assert";
import { replaceAddress } from "../../../src/routing/router.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { openSite } from "../../helpers/rendered-site.tsx";

const test = domSuite("router");

const handledByBrowser: readonly [string, Partial<HTMLAnchorElement>, MouseEventInit][] = [
  ["to another site", { href: "https://www.cbl.org.lr/#/faq" }, {}],
  ["to another tab", { target: "_blank" }, {}],
  ["to a download", { download: "" }, {}],
  ["for a new tab", {}, { ctrlKey: true }],
  ["for a new tab, on a Mac", {}, { metaKey: true }],
  ["for a new window", {}, { shiftKey: true }],
  ["that is to be saved", {}, { altKey: true }],
  ["with another button", {}, { button: 1 }],
];
for (const [what, attributes, how] of handledByBrowser) {
  test(`the browser handles a click on a link ${what}`, async () => {
    await openSite("#/about-us");
    const link = Object.assign(document.createElement("a"), { href: "#/faq", ...attributes });
    document.body.append(link);
    let isTaken = true;
    const notice = (event: Event) => {
      isTaken = event.defaultPrevented;
      // happy-dom would follow the link.
      event.preventDefault();
    };
    // Later than the router, which listens to the window, too.
    window.addEventListener("click", notice, { once: true });
    fireEvent.click(link, how);
    assert.not(isTaken, "the site follows the link in its place");
    assert.is(window.location.hash, "#/about-us");
  });
}

test("an address is replaced on the site's own host, even if its path begins with two slashes", () => {
  const { origin } = window.location;
  window.history.replaceState(null, "", `${origin}//bank.example/`);
  replaceAddress("#/login");
  assert.is(window.location.href, `${origin}//bank.example/#/login`);
  window.history.replaceState(null, "", `${origin}/`);
});

test.run();
