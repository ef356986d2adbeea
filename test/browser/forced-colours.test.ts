import * as assert from "uvu/assert";
import { bring, states } from "../../src/tools/browser/states.ts";
import { lowContrasts } from "./inspect.ts";
import { siteSuite } from "./site-suite.ts";
import { step } from "./visit.ts";

const { test, open } = siteSuite("forced colours");

const NAMES = [
  "contact us",
  "faq, an answer",
  "login, server error",
  "application, incomplete",
  "application, sent",
  "forgot password, sent",
];

test("in a visitor's own dark colours each text and icon can be seen", async () => {
  const page = await open({
    size: "phone",
    forcedColors: "active",
    colorScheme: "dark",
    errorsExpected: true,
  });
  for (const state of states.filter(({ name }) => NAMES.includes(name))) {
    await step(state.name, async () => {
      await bring(page, state);
      assert.equal(await lowContrasts(page), []);
    });
  }
});

test.run();
