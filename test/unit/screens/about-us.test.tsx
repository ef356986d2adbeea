import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { AboutUs } from "../../../src/screens/about-us/about-us.tsx";
import { pageSuite } from "../frame/page-suite.ts";
import { talkToNobody } from "./network.ts";

const test = pageSuite("about us");
const calls = talkToNobody(test);

test("it has its title, the core values and the story", () => {
  render(<AboutUs />);
  assert.is(screen.getByRole("heading", { level: 1 }).textContent, "About Us");
  for (const name of ["Our Core Values", "Our Story"])
    assert.ok(screen.getByRole("heading", { level: 2, name }), name);

  const values = within(screen.getByRole("region", { name: "Our Core Values" }));
  assert.ok(values.getAllByRole("heading", { level: 3 }).length > 0);
});

for (const fact of [
  /established in January 2024/,
  /owned by a state development finance corporation/,
  /students, workers, traders, professionals/,
  /01-24/,
  /10th Street,? Sinkor/,
  /adjacent to the National Election Commission/i,
]) {
  test(`its story says ${fact}`, () => {
    render(<AboutUs />);
    assert.match(screen.getByRole("region", { name: "Our Story" }).textContent ?? "", fact);
  });
}

test("Get Started leads to the login", () => {
  render(<AboutUs />);
  assert.is(screen.getByRole("link", { name: "Get Started" }).getAttribute("href"), "#/login");
});

for (const [label, name, type] of [
  ["First name", "firstName", "text"],
  ["Last name", "lastName", "text"],
  ["Email", "email", "email"],
] as const) {
  test(`the newsletter requires ${label}`, () => {
    render(<AboutUs />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: label });

    assert.is(field.name, name);
    assert.is(field.type, type);
    assert.ok(field.required);
  });
}

for (const label of ["Investment Opportunities", "Savings Strategies"]) {
  test(`the newsletter offers the topic ${label}`, () => {
    render(<AboutUs />);
    const topics = within(screen.getByRole("group", { name: "Topics" }));
    const topic = topics.getByRole<HTMLInputElement>("checkbox", { name: label });

    assert.is(topics.getAllByRole("checkbox").length, 2);
    assert.not.ok(topic.checked);
    assert.not.ok(topic.required);
    fireEvent.click(topic);
    assert.ok(topic.checked);
  });
}

test("subscribing calls nobody, goes nowhere and keeps what was typed", () => {
  window.location.hash = "#/about-us";
  render(<AboutUs />);
  const typed = [
    ["First name", "Musu"],
    ["Last name", "Kollie"],
    ["Email", "musu@example.com"],
  ] as const;
  for (const [label, value] of typed)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByLabelText("Savings Strategies"));
  const wordsBefore = document.body.textContent;
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Subscribe" });
  const goesOn = fireEvent.submit(button.form ?? document.body);

  assert.is(button.type, "submit");
  assert.is(goesOn, false, "the browser doesn't send the form either");
  assert.equal(calls, []);
  assert.is(window.location.href, "http://localhost/#/about-us");
  assert.is(document.body.textContent, wordsBefore);
  for (const [label, value] of typed)
    assert.is(screen.getByLabelText<HTMLInputElement>(label).value, value);
  assert.ok(screen.getByLabelText<HTMLInputElement>("Savings Strategies").checked);
});

test.run();
