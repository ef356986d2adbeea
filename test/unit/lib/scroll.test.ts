/** The page moves little for a visitor who prefers that. */
import * as assert from "uvu/assert";
import { scrollToTop } from "../../../src/lib/scroll.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { preferReducedMotion, recordScrolls } from "../../helpers/rendered-site.tsx";

const test = domSuite("scroll");
const scrolls = recordScrolls(test);

test("the page jumps to its top for a visitor who prefers reduced motion", () => {
  preferReducedMotion();
  scrollToTop();
  assert.equal(scrolls, [{ top: 0, behavior: "auto" }]);
});

test.run();
