/** A visitor fills in an application, learns what is missing, and loses nothing. */
import { act, fireEvent, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/application.ts";
import { applicationAccounts } from "../../../src/content/application-accounts.ts";
import {
  applicationFields,
  applicationGroups,
  isOptional,
  photoField,
} from "../../../src/rules/application-fields.ts";
import { PHOTO_REQUIRED } from "../../../src/rules/photo.ts";
import { photoWords } from "../../../src/ui/photo-field.tsx";
import { assertAbsent, assertFocus, textsOf } from "../../helpers/assert-dom.ts";
import { advanceClock, stopClock } from "../../helpers/clock.ts";
import { domSuite } from "../../helpers/dom-suite.ts";
import { answerConfirms, changeHash } from "../../helpers/rendered-site.tsx";
import { fakeBackend } from "./backend-responses.ts";
import * as form from "./form-actions.ts";

const test = domSuite("application");
const backend = fakeBackend(test);

const { draft } = application;
const phone = form.labelOf("phone");

const accountType = form.labelOf("accountType");

test("the account type follows the address until the visitor chooses one", async () => {
  await form.openApplication();
  form.type(phone, "0770");
  for (const [type, chosenType] of Object.entries(applicationAccounts)) {
    // It isn't a part of the draft.
    if (type === "susu") await changeHash("#/faq");
    await changeHash(`#/accounts?type=${type}`);
    assert.equal(form.valuesOf(phone, accountType), { [phone]: "0770", [accountType]: chosenType });
  }
  form.type(accountType, "Student");
  await changeHash("#/accounts?type=current");
  assert.is(form.control(accountType).value, "Student");
  await changeHash("#/faq");
  await changeHash("#/accounts?type=susu");
  assert.is(form.control(accountType).value, "Student", "the address replaces the draft's type");
});

test("the date of birth stands in words below its field while it is whole, also from a draft", async () => {
  await form.openApplication();
  const inWords = () => screen.queryByText(/^\d+ [A-Z]\w+ \d+$/)?.textContent ?? null;
  for (const [date, words] of [
    ["", null],
    // As the year is being typed.
    ["0198-12-04", null],
    ["1985-12-04", "4 December 1985"],
  ] as const) {
    form.type(form.labelOf("dateOfBirth"), date);
    assert.is(inWords(), words);
    await form.leaveAndReturn();
    assert.is(inWords(), words);
  }
});

test("without its photo an application isn't sent, and a toast and the field say why", async () => {
  await form.openApplication();
  form.fill(form.FILLED);
  await form.submit();
  assert.equal([form.failures(), form.banner()], [[PHOTO_REQUIRED], null]);
  assert.equal(form.errorsAt(...form.LABELS, photoField.label), {
    [photoField.label]: PHOTO_REQUIRED,
  });
  assert.equal(backend.calls, []);
  assertFocus(form.control(photoField.label));
  await form.choose(form.photo());
  assert.is(form.errorAt(photoField.label), null);
});

test("a summary of what is missing leads to each group until the next Submit", async () => {
  const summary = () => screen.getByRole("group", { name: application.summary });
  await form.openApplication();
  await form.submit();
  assertFocus(summary());
  const groups = applicationGroups.map(({ fields }) =>
    fields.map(({ label }) => label).filter((label) => form.REQUIRED.includes(label)),
  );
  const labels = groups.flat().join(", ");
  assert.equal(form.failures(), [`Please fill in all required fields: ${labels}`]);
  const [, you, id] = groups;
  const missing = `About you: ${you?.length} answers are missing`;
  const lines = {
    "Choose your Account Type": form.labelOf("accountType"),
    [missing]: form.labelOf("fullName"),
    [`Your ID: ${id?.length} answers are missing`]: form.labelOf("idType"),
    [PHOTO_REQUIRED]: photoField.label,
  };
  assert.equal(textsOf(within(summary()).getAllByRole("listitem")), Object.keys(lines));

  for (const [line, label] of Object.entries(lines)) {
    await form.click(line);
    assertFocus(form.control(label), label);
  }
  form.type(phone, "0770");
  assert.is(form.errorAt(phone), null);
  // No field moves meanwhile.
  assert.ok(within(summary()).getByText(missing));
  await form.submit();
  assertAbsent(screen.queryByText(missing));
  assert.is(Object.keys(form.errorsAt(...form.LABELS)).length, form.REQUIRED.length - 1);
});

test("Continue leads to what a restored draft lacks, such as the ID number, and then to the photo", async () => {
  await form.openApplication();
  await form.fillApplication();
  await form.leaveAndReturn();
  for (const field of applicationFields) {
    if (!field.secret || isOptional(field)) continue;
    await form.click(draft.resume);
    assertFocus(form.control(field.label));
    form.type(field.label, "LR-123");
  }
  await form.click(draft.resume);
  assertFocus(form.control(photoField.label));
});

for (const wanted of [true, false]) {
  test(`Clear form ${wanted ? "clears" : "keeps"} the form as the visitor answers`, async () => {
    await form.openApplication();
    await form.fillApplication();
    await form.leaveAndReturn();
    await form.fillApplication();
    const questions = answerConfirms(wanted);
    await form.click(draft.clear);

    assert.equal(questions, [draft.confirm]);
    const left = Object.values(form.FILLED).map((text) => (wanted ? "" : text));
    assert.equal(Object.values(form.valuesOf(...form.LABELS)), left);
    assert.is(form.chosen() === null, wanted);
    assert.is(screen.queryByText(draft.text) === null, wanted);
    assert.is(window.sessionStorage.length, Number(!wanted));
    if (wanted) assertFocus(document.querySelector("main form :is(input, select)"));
  });
}

test("the draft is stored when a field is left, but without the ID number", async () => {
  await form.openApplication();
  form.type("ID Number", "LR-123");
  form.type(phone, "0770");
  assert.is(window.sessionStorage.length, 0);
  fireEvent.blur(form.control(phone));
  const stored = Object.values(window.sessionStorage).join();
  assert.match(stored, "0770");
  assert.not.match(stored, "LR-123");
});

test("the form names what isn't stored: the ID number, and any other secret field", () => {
  for (const { label } of applicationFields.filter(({ secret }) => secret))
    for (const text of [draft.text, application.trust])
      assert.match(text.toLowerCase(), label.toLowerCase());
});

const pdf = () => new File(["%PDF"], "chosen", { type: "application/pdf" });
const INVALID = "Please select a valid image file";
const UNREADABLE = "This file can't be read any more. Please choose it again.";

const photoError = () => form.errorAt(photoField.label);

test("a document is refused in a toast and at the field until the next choice", async () => {
  await form.openApplication();
  await form.choose(form.photo());
  const focused = document.activeElement;
  await form.choose(pdf());
  assert.equal([form.failures(), photoError(), form.chosen()], [[INVALID], INVALID, null]);
  assertFocus(focused);

  await form.choose(form.photo());
  assert.match(form.chosen() ?? "", "id.png");
  assert.equal(
    [form.failures(), photoError()],
    [[], null],
    "the refused file's messages are still there",
  );
});

for (const [what, finish] of [
  ["takes longer to read", "close"],
  ["can't be read in the end", "error"],
] as const) {
  test(`the last chosen photo is used even if the first ${what}`, async () => {
    const slow = form.photo();
    let end = () => {};
    slow.stream = () =>
      new ReadableStream({
        start: (body) => {
          end = () => body[finish]();
          body.enqueue(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 7));
        },
      });
    await form.openApplication();
    form.pick(slow);
    await form.choose(new File([form.photo()], "last.png", { type: "image/png" }));
    await act(async () => end());
    assert.match(form.chosen() ?? "", "last.png");
    assert.is(photoError(), null);
  });
}

/** Chooses a photo whose reading never ends. */
function pickEndless(): void {
  const endless = form.photo();
  endless.stream = () => new ReadableStream();
  form.pick(endless);
}

test("if the reading of a photo doesn't end during sending, the form asks for it again", async () => {
  await form.openApplication();
  form.fill(form.FILLED);
  stopClock();
  pickEndless();
  assert.match(form.chosen() ?? "", photoWords.preparing);
  await form.press();
  await advanceClock(14_999);
  assert.ok(form.busy());
  await advanceClock(1);

  assert.equal([form.failures(), photoError()], [[UNREADABLE], UNREADABLE]);
  assertFocus(form.control(photoField.label));
  assert.is(form.banner(), null);
  assert.equal([form.busy(), form.chosen(), backend.calls], [false, null, []]);
  assert.equal(form.valuesOf(...form.LABELS), form.FILLED);
  await form.choose(form.photo());
  assert.is(photoError(), null);
});

test.run();
