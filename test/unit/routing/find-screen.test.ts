/** Every address shows its screen, and every link leads to one. */
import { screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import * as company from "../../../src/content/company.ts";
import { resetPassword } from "../../../src/content/reset-password.ts";
import { parseAddress } from "../../../src/lib/address.ts";
import { findScreen } from "../../../src/routing/find-screen.ts";
import { screens } from "../../../src/screen-table.ts";
import { assertAbsent, textsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { recordConsole, sampleEntry, withContentStore } from "../../helpers/fake-network.ts";
import { changeHash, openSite } from "../../helpers/rendered-site.tsx";
import { SCREENS } from "../../helpers/screens.ts";

const test = domSuite("find screen");
withContentStore(test);
recordConsole(test, "info");

/** Paths, each with the title and heading of its screen. */
const table: readonly (readonly [path: string, title: string])[] = [
  ...SCREENS,
  ["/news/how-susu-works", sampleEntry("sample-how-susu-works").title],
  ["/news/sample-without-slug", sampleEntry("sample-without-slug").title],
  ["/reset-password", resetPassword.invalid],
  ["/nowhere", screens.notFound.title],
  ["faq", screens.faq.title],
  ["utm_source=facebook&utm_medium=social", screens.home.title],
];

for (const [path, title] of table) {
  test(`#${path} shows the screen "${title}"`, async () => {
    await openSite(`#${path}`);
    await waitFor(() => assert.is(document.title, `${title} · ${company.name}`));

    assert.equal(textsOf(screen.getAllByRole("heading", { level: 1 })), [title]);
  });
}

/** Each screen, an article with links, and one that there isn't. */
const linking = [
  ...SCREENS.map(([path]) => path),
  "/reset-password",
  "/news/stay-safe-online",
  "/news/nowhere",
];

test("every link leads to a screen or a new tab", async () => {
  const reached = new Set<string>();
  await openSite("#/nothing-like-it");
  for (const path of linking) {
    await changeHash(`#${path}`);
    await waitFor(() => {
      assert.ok(document.querySelector("main h1"));
      assertAbsent(screen.queryByText(screens.news.loadingText));
      assertAbsent(screen.queryByText(screens.article.loadingText));
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const href = link.getAttribute("href") ?? "";
      const where = `${href} on ${path}`;
      if (/^https?:/.test(href)) {
        assert.is(link.target, "_blank", where);
        assert.ok(link.rel.split(" ").includes("noopener"), where);
      } else if (!/^(mailto|tel):/.test(href)) {
        assert.ok(href.startsWith("#/"), where);
        const { name } = findScreen(parseAddress(href));
        assert.is.not(name, "notFound", `no screen for ${where}`);
        reached.add(name);
      }
    }
  }

  const unreached = Object.keys(screens).filter((name) => !reached.has(name));
  // Reset links are in e-mails.
  assert.equal(unreached.toSorted(), ["notFound", "resetPassword"], "no link leads to these");
});

test.run();
