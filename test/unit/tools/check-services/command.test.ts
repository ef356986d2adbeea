/** Without this an operator would run `npm run check-services` and see no counts, or a crash. */

import * as assert from "uvu/assert";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
import { runProgram } from "../../../helpers/run-program.ts";
import { suite } from "../../../helpers/suite.ts";

const test = suite("npm run check-services");

test("it finds nothing in the fakes but the six faults of the sample news", async () => {
  // Services at http addresses can't have a site at an https one.
  const site = "http://bank.example";
  const content = await startContentStore({ port: 0 });
  const backend = await startBackend({ port: 0, site: () => `${site}/`, report: () => {} });
  const env = {
    SITE_ADDRESS: site,
    CONTENT_PROJECT: "sample",
    CONTENT_API: content.origin,
    CONTENT_IMAGES: content.origin,
    API_BASE: backend.origin,
  };
  try {
    const { code, printed } = await runProgram("src/tools/check-services.ts", [], { env });
    assert.is(code, 0);
    assert.match(printed, /\n\d+ ok, 6 warnings, 0 failed, 0 not checked\n$/);
  } finally {
    await content.close();
    await backend.close();
  }
});

test.run();
