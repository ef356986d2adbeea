/** `npm run check-services` prints and counts what it found. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { settingsOf } from "../../../../src/tools/build-site.ts";
import { startFakeBackend } from "../../../../src/tools/fakes/fake-backend.ts";
import { startFakeContentStore } from "../../../../src/tools/fakes/fake-content-store.ts";
import { runProgram } from "../../../helpers/run-program.ts";

const test = suite("npm run check-services");

// The fake services are only for pages of this machine.
const site = "http://localhost:8080";
const content = await startFakeContentStore({ port: 0 });
const backend = await startFakeBackend({ port: 0, site: () => `${site}/`, report: () => {} });
test.after(async () => {
  await content.close();
  await backend.close();
});

/** Runs the command with the settings of the fakes, and more. */
const run = (more: NodeJS.ProcessEnv) =>
  runProgram("src/tools/check-services.ts", [], {
    env: {
      ...settingsOf(content.origin),
      API_BASE: backend.origin,
      SITE_ADDRESS: site,
      ...more,
    },
  });

test("check-services exits with 1 if a check has failed", async () => {
  const { code, printed } = await run({ API_BASE: content.origin, CONTENT_TOKEN: "secret" });
  assert.is(code, 1);
  assert.match(printed, /\n3 ok, 1 warning, 2 failed, 5 not checked\n$/);
});

test("check-services asks for SITE_ADDRESS if it isn't set", async () => {
  const { code, printed } = await run({ SITE_ADDRESS: "" });
  assert.is(code, 1);
  assert.match(printed, /^error: Set SITE_ADDRESS, such as https:/);
});

test("check-services says that it didn't check a service whose setting is missing", async () => {
  const { code, printed } = await run({ API_BASE: "" });
  assert.is(code, 0);
  assert.match(printed, /\nnot checked +backend: API_BASE isn't set\n4 ok, /);
});

test.run();
