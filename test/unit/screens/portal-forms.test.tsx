/** What all forms of the portal have in common. */
import { fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { backendOf, hangs, says } from "./backend.ts";
import {
  APPLICATION,
  banner,
  busy,
  choose,
  errorsAt,
  failures,
  fill,
  fillSilently,
  openScreen,
  photo,
  press,
  submit,
  typed,
} from "./portal.tsx";

const test = pageSuite("forms of the portal");
const backend = backendOf(test);

type PortalForm = {
  readonly name: string;
  readonly open: () => Promise<void>;
  /** What a visitor enters, by the labels of the fields. */
  readonly texts: Readonly<Record<string, string>>;
};

const openLogin = () => openScreen("#/login", "Login / Sign Up");
const EMAIL = { Email: "musu@example.com" };

const forms: readonly PortalForm[] = [
  { name: "a login", open: openLogin, texts: { ...EMAIL, Password: "palm-nut" } },
  {
    name: "a sign-up",
    open: async () => {
      await openLogin();
      fireEvent.click(screen.getByRole("tab", { name: "Sign Up" }));
    },
    texts: {
      "Full name": "Musu Kollie",
      ...EMAIL,
      Password: "palm-nut",
      "Confirm password": "palm-nut",
    },
  },
  {
    name: "an application",
    open: async () => {
      await openScreen("#/accounts", "Open a New Bank Account");
      await choose(photo());
    },
    texts: APPLICATION,
  },
  {
    name: "a request of a reset link",
    open: () => openScreen("#/forgot-password", "Forgot Password"),
    texts: EMAIL,
  },
  {
    name: "a new password",
    open: async () => {
      backend.answers(says(200, {}));
      await openScreen("#/reset-password/T?email=a%40b.lr", "Create New Password");
      backend.calls.length = 0;
    },
    texts: { "New Password": "dumboy-2", "Confirm New Password": "dumboy-2" },
  },
];

for (const { name, open, texts } of forms) {
  test(`${name} that is sent again says nothing of the last try meanwhile`, async () => {
    await open();
    fill(texts);
    backend.answers(says(500, {}));
    await submit();
    assert.is(failures().length, 1);
    assert.ok(banner() !== null || Object.keys(errorsAt(...Object.keys(texts))).length > 0);
    assert.match(document.title, /^Error: /);

    backend.answers(hangs);
    await press();
    assert.ok(busy());
    assert.equal([failures(), banner(), errorsAt(...Object.keys(texts))], [[], null, {}]);
    assert.not.match(document.title, "Error");
  });

  test(`${name} is sent with what a browser filled in without an event`, async () => {
    await open();
    for (const [label, text] of Object.entries(texts)) fillSilently(label, text);
    // Each of these renders its field anew.
    for (const toggle of screen.queryAllByRole("button", { name: /^Show / }))
      fireEvent.click(toggle);
    assert.equal(typed(...Object.keys(texts)), texts);

    backend.answers(hangs);
    await press();
    assert.equal(errorsAt(...Object.keys(texts)), {});
    const body = backend.calls[0]?.init.body;
    const sent: unknown[] =
      body instanceof FormData ? [...body.values()] : Object.values(JSON.parse(String(body)));
    for (const text of Object.values(texts)) assert.ok(sent.includes(text.trim()), text);
  });
}

test.run();
