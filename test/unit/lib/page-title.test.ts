import * as assert from "uvu/assert";
import { setPageTitle } from "../../../src/lib/page-title.ts";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("page title");

for (const [parts, title] of [
  [["Home"], "Home"],
  [["FAQ", "Sinkor Savings & Loans"], "FAQ · Sinkor Savings & Loans"],
  [["<b>", "News", "Company"], "<b> · News · Company"],
] as const) {
  test(`the tab is called "${title}"`, () => {
    setPageTitle(...parts);

    assert.is(document.title, title);
  });
}

test.run();
