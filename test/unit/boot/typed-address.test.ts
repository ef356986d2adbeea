/** An address that is typed without the `#`, as from a poster, leads to its screen. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlineScript } from "../../../src/build/inline-script.ts";
import { SCREENS } from "../../helpers/screens.ts";

const test = suite("typed addresses");

const script = new Function("location", await inlineScript("typed-address"));

/** Runs the script of `404.html`. @returns the address that it leads to, null if it stays. */
function open(address: string): string | null {
  let left: string | null = null;
  const replace = (next: string) => {
    left = next;
  };
  const { origin, pathname, search } = new URL(address, "https://bank.example");
  script({ origin, pathname, search, replace });
  return left;
}

for (const path of [
  ...SCREENS.map(([path]) => path),
  "/news/before-you-apply",
  "/FAQ?fbclid=a",
  "/reset-password/ab/cd+ef==/?email=ama%40example.com",
  "//news//a",
]) {
  test(`${path} in the site's folder leads to its screen`, () => {
    assert.is(open(`/portal${path}`), `https://bank.example/portal/#${path}`);
  });
}

for (const path of [
  "/portal",
  "/portal/nothing",
  "/other/login",
  "/portal/not-found",
  "//evil.example/portal/login",
  "/portal//evil.example/login",
]) {
  test(`no screen is at ${path}`, () => {
    assert.is(open(`https://bank.example${path}`), null);
  });
}

test.run();
