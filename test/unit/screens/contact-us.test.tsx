import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ContactUs } from "../../../src/screens/contact-us/contact-us.tsx";
import { settings } from "../../../src/settings.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { talkToNobody } from "./network.ts";

const test = pageSuite("contact us");
const calls = talkToNobody(test);

const titles = [
  "Location/Branches",
  "Lobby Hours",
  "General Inquiry",
  "Loans",
  "Savings and Investment",
];

test("under its heading it has five cards", () => {
  render(<ContactUs />);
  const section = within(screen.getByRole("region", { name: "How Can We Help You?" }));
  assert.equal(
    section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
    titles,
  );
});

for (const title of titles) {
  test(`the card ${title} has every phone number and the e-mail address`, () => {
    render(<ContactUs />);
    const links = within(screen.getByRole("article", { name: title })).getAllByRole("link");
    const phones = settings.contactPhones.map((phone) => [phone, `tel:${phone.replace(/ /g, "")}`]);

    assert.equal(
      links.map((link) => [link.textContent, link.getAttribute("href")]),
      [...phones, [settings.supportEmail, `mailto:${settings.supportEmail}`]],
    );
  });
}

for (const [title, words] of [
  ["Lobby Hours", "Monday to Friday9:00am-2:00pm"],
  ["Lobby Hours", "Saturday9:00am-12:00pm"],
  ["Location/Branches", "10th Street, Sinkor"],
  ["Location/Branches", "Monrovia"],
  ["Location/Branches", "Adjacent to the National Election Commission"],
] as const) {
  test(`the card ${title} says ${words}`, () => {
    render(<ContactUs />);
    const { textContent } = screen.getByRole("article", { name: title });
    assert.ok(textContent?.includes(words), textContent ?? "");
  });
}

test("the form asks for three things and requires none", () => {
  render(<ContactUs />);
  const form = within(screen.getByRole("region", { name: "Get in Touch" }));
  const fields = form.getAllByRole<HTMLInputElement>("textbox");

  assert.equal(
    fields.map(({ labels }) => labels?.[0]?.textContent),
    ["Full Name", "Email", "Message"],
  );
  assert.ok(fields.every(({ required }) => !required));
  assert.is(
    form.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).tagName,
    "TEXTAREA",
  );
});

for (const email of ["", "not an address", "musu@example.com"]) {
  test(`Send Message with the e-mail "${email}" calls nobody, goes nowhere and keeps what was typed`, () => {
    window.location.hash = "#/contact-us";
    render(<ContactUs />);
    const typed = [
      ["Full Name", "Musu Kollie"],
      ["Email", email],
      ["Message", "Good morning"],
    ] as const;
    for (const [label, value] of typed)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const wordsBefore = document.body.textContent;
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" });
    const goesOn = fireEvent.submit(button.form ?? document.body);

    assert.is(button.type, "submit");
    assert.ok(button.form?.noValidate, "the browser doesn't validate");
    assert.is(goesOn, false, "the browser doesn't send the form either");
    assert.equal(calls, []);
    assert.is(window.location.href, "http://localhost/#/contact-us");
    assert.is(document.body.textContent, wordsBefore);
    for (const [label, value] of typed)
      assert.is(screen.getByLabelText<HTMLInputElement>(label).value, value);
  });
}

test("the map is loaded when it comes near, and has a link beside it", async () => {
  render(<ContactUs />);
  const map = await screen.findByTitle<HTMLIFrameElement>("Our Location");
  const { latitude, longitude } = settings.map;
  const address = new URL(map.src);

  assert.is(map.tagName, "IFRAME");
  assert.is(map.getAttribute("loading"), "lazy");
  assert.is(address.searchParams.get("marker"), `${latitude.toFixed(4)},${longitude.toFixed(4)}`);
  const [west = 0, south = 0, east = 0, north = 0] =
    address.searchParams.get("bbox")?.split(",").map(Number) ?? [];
  assert.ok(west < longitude && longitude < east && south < latitude && latitude < north);
  assert.ok(screen.getByRole("heading", { level: 2, name: "Our Location" }));
  assert.is(screen.getByRole<HTMLAnchorElement>("link", { name: "Open the map" }).target, "_blank");
});

test.run();
