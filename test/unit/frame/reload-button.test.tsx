/** A press on Load again is answered at once, and says whether the network or the host has failed. */
import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { reloadButton } from "../../../src/content/frame.ts";
import { ReloadButton } from "../../../src/frame/reload-button.tsx";
import { domSuite } from "../../helpers/dom-suite.ts";
import { reconnect, respondWith } from "../../helpers/fake-network.ts";

const test = domSuite("reload button");
test.after.each(reconnect);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("Load again is busy until the host has responded, and then says why the page stays", async () => {
  let fail = () => {};
  respondWith(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError("Failed to fetch"));
      }),
  );
  render(<ReloadButton look="primary" />);
  press(reloadButton.action);
  assert.ok(screen.getByRole("button", { name: reloadButton.busy }));
  assert.is(screen.getByRole("status").textContent, reloadButton.busy);
  fail();
  assert.ok(await screen.findByText(reloadButton.failed.noResponse));

  respondWith(async () => new Response(null, { status: 503 }));
  press(reloadButton.action);
  assert.ok(await screen.findByText(reloadButton.failed.serverError));
});

test.run();
