/** The focus follows the visitor to another part of the page, and takes nothing away. */
import * as assert from "uvu/assert";
import { focusPart } from "../../../src/lib/focus.ts";
import { assertFocus } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("focus");

test("a text that the visitor has selected stays selected when the focus moves", () => {
  document.body.innerHTML = "<p>A number to copy</p><main></main>";
  const [text, main] = [document.querySelector("p"), document.querySelector("main")];
  assert.ok(text && main);
  window.getSelection()?.selectAllChildren(text);
  focusPart(main, "Main", main);
  assertFocus(main);
  assert.is(String(window.getSelection()), "A number to copy");
});

test.run();
