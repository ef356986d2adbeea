/** Forms that have no backend yet send and lose nothing, and lead to a note that says so. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { aboutUs } from "../../../src/content/about-us.ts";
import { contactUs } from "../../../src/content/contact-us.ts";
import { sharedWords } from "../../../src/content/shared-words.ts";
import { AboutUs } from "../../../src/screens/first-script/about-us/about-us.tsx";
import { ContactUs } from "../../../src/screens/first-script/contact-us/contact-us.tsx";
import { assertFocus } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { reconnect, respondWith } from "../../helpers/fake-network.ts";

const test = domSuite("forms without a backend");

const calls: string[] = [];
test.before.each(() =>
  respondWith(async (path) => {
    calls.push(path);
    throw new TypeError("fetch failed");
  }),
);
test.after.each(reconnect);

const { newsletter } = aboutUs;
const { form } = contactUs;

const forms = [
  [
    AboutUs,
    newsletter,
    true,
    [
      [newsletter.firstName, "firstName", "text"],
      [newsletter.lastName, "lastName", "text"],
      [newsletter.email, "email", "email"],
    ],
  ],
  [
    ContactUs,
    form,
    false,
    [
      [form.fullName, "sender", "text"],
      [form.email, "email", "email"],
      [form.message, "message", "textarea"],
    ],
  ],
] as const;

for (const [Screen, { heading, action }, required, fields] of forms) {
  test(`${heading}: the fields are ${required ? "" : "not "}required, and ${action} sends and loses nothing`, () => {
    window.location.hash = "#/somewhere";
    render(<Screen />);
    const section = within(screen.getByRole("region", { name: heading }));
    const found = section.getAllByRole<HTMLInputElement>("textbox");
    assert.equal(
      found.map(({ labels, name, type }) => [labels?.[0]?.textContent, name, type]),
      fields,
    );
    assert.ok(found.every((field) => field.required === required));
    const button = section.getByRole<HTMLButtonElement>("button", { name: action });
    assert.is(button.type, "submit");
    // The browser validates only the form with required fields.
    assert.is(button.form?.noValidate, !required);

    // The newsletter's topics are optional.
    const boxes = section.queryAllByRole<HTMLInputElement>("checkbox");
    assert.not(boxes.some((box) => box.checked || box.required));
    for (const box of boxes) fireEvent.click(box);
    for (const field of found) fireEvent.input(field, { target: { value: "Musu" } });
    const wordsBefore = document.body.textContent;
    assert.not(fireEvent.submit(button.form ?? document.body), "the page would load again");
    assert.equal(calls, []);
    assert.is(window.location.href, "http://localhost/#/somewhere");
    assert.is(document.body.textContent, wordsBefore);
    assertFocus(section.getByRole("region", { name: sharedWords.formNotConnected }));
    assert.ok(
      found.every(({ value }) => value === "Musu") && boxes.every(({ checked }) => checked),
    );
  });
}

test.run();
