import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { Button, ButtonLink } from "../../../src/ui/button.tsx";
import { Checkbox, TextArea, TextField } from "../../../src/ui/field.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("buttons and fields");

for (const [type, submits] of [
  [undefined, false],
  ["submit", true],
] as const) {
  test(`a button of ${type ?? "no"} type ${submits ? "submits" : "does not submit"} its form`, () => {
    let submitted = false;
    const submit = (event: React.FormEvent) => {
      event.preventDefault();
      submitted = true;
    };
    render(
      <form onSubmit={submit}>
        <Button look="primary" {...(type && { type })}>
          Press
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Press" }));
    assert.is(submitted, submits);
  });
}

test("a link that looks like a button is a link", () => {
  render(
    <ButtonLink look="outline" href="#/faq">
      Questions
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Questions" });
  assert.is(link.getAttribute("href"), "#/faq");
});

test("each field is known by its label, though two may have the same", () => {
  render(
    <>
      <TextField label="Email" name="one" />
      <TextField label="Email" name="two" type="email" required />
      <TextArea label="Message" name="three" />
      <Checkbox label="Remember me" name="four" />
    </>,
  );
  const emails = screen.getAllByLabelText<HTMLInputElement>("Email");

  assert.equal(
    emails.map(({ name, type, required }) => [name, type, required]),
    [
      ["one", "text", false],
      ["two", "email", true],
    ],
  );
  assert.is(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).name, "three");
  assert.is(screen.getByRole<HTMLInputElement>("checkbox", { name: "Remember me" }).name, "four");
  const ids = emails.map(({ id }) => id);
  assert.is(new Set(ids).size, ids.length);
});

test("a click on its label ticks a box", () => {
  render(<Checkbox label="Remember me" />);
  fireEvent.click(screen.getByText("Remember me"));
  assert.ok(screen.getByRole<HTMLInputElement>("checkbox").checked);
});

test.run();
