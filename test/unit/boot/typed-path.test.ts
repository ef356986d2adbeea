/**
 * An address that is typed without the `#`, as from a poster, leads to its screen once, and never
 * in a circle.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toScreenAddress } from "../../../src/boot/typed-path.ts";
import { screens } from "../../../src/screen-table.ts";
import { SCREENS } from "../../helpers/screens.ts";

const test = suite("typed paths");

/** Paths of a site at the root of its host, each with its screen's hash. */
const SCREEN_PATHS: readonly (readonly [path: string, hash: string])[] = [
  ...SCREENS.filter(([path]) => path !== screens.home.path).map(
    ([path]) => [path, `#${path}`] as const,
  ),
  ["/news/before-you-apply", "#/news/before-you-apply"],
  ["/reset-password/ab/cd+ef==", "#/reset-password/ab/cd+ef=="],
  ["/reset-password/ab/login", "#/reset-password/ab/login"],
  ["/FAQ", "#/FAQ"],
  ["/Our-Products/Loans", "#/Our-Products/Loans"],
  ["/login/", "#/login/"],
  ["/faq.", "#/faq."],
  ["/faq%E2%9C%85", "#/faq%E2%9C%85"],
  ["/%23/faq", "#/faq"],
  ["/%2523/faq", "#/faq"],
  ["/%23/news/before-you-apply", "#/news/before-you-apply"],
  ["/%23", "#"],
  ["/faq/faq", "#/faq"],
  ["/faq".repeat(100), "#/faq"],
  ["/our-products/loans".repeat(100), "#/our-products/loans"],
  ["/%23".repeat(400), "#/%23"],
  ["/%23/faq".repeat(200), "#/faq"],
];

for (const folder of ["", "/some/where", "//bank.example"]) {
  test(`in a site at "${folder}/" each path of a screen leads to it`, () => {
    for (const [path, hash] of SCREEN_PATHS)
      assert.is(toScreenAddress(folder + path), `${folder}/${hash}`);
  });
}

test("the address that a path leads to leads nowhere else, even if there is no site", () => {
  for (const [path] of SCREEN_PATHS) {
    const [folder = ""] = toScreenAddress(`/some/where${path}`)?.split("#") ?? [];
    assert.is(toScreenAddress(folder), null, path);
  }
});

for (const path of [
  ...["/", "//", "/nothing", "/login.js", "/news.html", "/assets/main-1.js", "/not-found"],
  ...["/faqs", "/login/nothing/else", "/faq".repeat(501), `/news/${"a".repeat(2000)}`],
]) {
  test(`no screen is at ${path.slice(0, 40)}`, () => {
    assert.is(toScreenAddress(path), null);
  });
}

test.run();
