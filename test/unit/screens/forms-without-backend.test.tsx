/**
 * The newsletter and contact forms have no backend yet. Their buttons must not lose what visitors
 * typed.
 */
import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { aboutUs } from "../../../src/content/about-us.ts";
import { contactUs } from "../../../src/content/contact-us.ts";
import { AboutUs } from "../../../src/screens/first/about-us/about-us.tsx";
import { ContactUs } from "../../../src/screens/first/contact-us/contact-us.tsx";
import { reconnect, respondWith } from "../../helpers/fake-fetch.ts";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("forms without a backend");

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

for (const [Screen, { heading, action }, fields, required] of [
  [
    AboutUs,
    newsletter,
    [
      [newsletter.firstName, "firstName", "text", "Musu"],
      [newsletter.lastName, "lastName", "text", "Kollie"],
      [newsletter.email, "email", "email", "musu@example.com"],
    ],
    true,
  ],
  [
    ContactUs,
    form,
    [
      [form.fullName, "sender", "text", "Musu Kollie"],
      [form.email, "email", "email", "not an address"],
      [form.message, "message", "textarea", "Good morning"],
    ],
    false,
  ],
] as const) {
  const open = () => {
    render(<Screen />);
    return within(screen.getByRole("region", { name: heading }));
  };

  test(`${heading}: its three fields are ${required ? "" : "not "}required`, () => {
    const found = open().getAllByRole<HTMLInputElement>("textbox");

    assert.equal(
      found.map(({ labels, name, type }) => [labels?.[0]?.textContent, name, type]),
      fields.map(([label, name, type]) => [label, name, type]),
    );
    for (const field of found) assert.is(field.required, required);
    // The browser validates only the form with required fields.
    assert.is(found[0]?.form?.noValidate, !required);
  });

  test(`${heading}: ${action} sends nothing and keeps what was typed`, () => {
    window.location.hash = "#/somewhere";
    const section = open();
    for (const [label, , , value] of fields)
      fireEvent.input(section.getByLabelText(label), { target: { value } });
    const wordsBefore = document.body.textContent;
    const button = section.getByRole<HTMLButtonElement>("button", { name: action });
    fireEvent.submit(button.form ?? document.body);

    assert.is(button.type, "submit");
    assert.equal(calls, []);
    assert.is(window.location.href, "http://localhost/#/somewhere");
    assert.is(document.body.textContent, wordsBefore);
    for (const [label, , , value] of fields)
      assert.is(section.getByLabelText<HTMLInputElement>(label).value, value);
  });
}

test("the newsletter has two optional topics", () => {
  render(<AboutUs />);
  const topics = within(screen.getByRole("group", { name: newsletter.topicsLegend }));
  const boxes = topics.getAllByRole<HTMLInputElement>("checkbox");

  assert.equal(
    boxes.map(({ name, checked, required, labels }) => [
      ...[labels?.[0]?.textContent, name],
      ...[checked, required],
    ]),
    newsletter.topics.map(({ name, label }) => [label, name, false, false]),
  );
  for (const box of boxes) fireEvent.click(box);
  fireEvent.submit(boxes[0]?.form ?? document.body);
  assert.ok(boxes.every(({ checked }) => checked));
});

test.run();
