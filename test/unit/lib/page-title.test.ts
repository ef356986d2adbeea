/** Without this a screen reader wouldn't say that a form has errors, or would go on saying it. */
import * as assert from "uvu/assert";
import { markPageTitle, setPageTitle } from "../../../src/lib/page-title.ts";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("page title");

test("the title of a page with errors is marked until they are gone, also where it is translated", () => {
  setPageTitle("Login", "Company");
  for (const [wrong, title] of [
    [false, "Login · Company"],
    [true, "Error: Login · Company"],
    [true, "Error: Login · Company"],
    [false, "Login · Company"],
  ] as const) {
    markPageTitle(wrong);
    assert.is(document.title, title);
    document.title = title.replace("Error", "Erreur").replace("Login", "Connexion");
  }
});

test.run();
