import { act, cleanup, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/portal.ts";
import { applicationFields } from "../../../src/rules/application-fields.ts";
import { applicationErrors, IMAGE_REQUIRED } from "../../../src/rules/validation.ts";
import { pageSuite } from "../frame/page-suite.ts";
import { pass, signIn, stopClock } from "../frame/visit.tsx";
import { backendOf, hangs, says } from "./backend.ts";
import {
  APPLICATION,
  banner,
  bannerElement,
  busy,
  choose,
  chosen,
  click,
  comeBack,
  control,
  EMPTY,
  errorAt,
  errorsAt,
  FILLED,
  failures,
  fillApplication,
  LABELS,
  labelOf,
  openApplication,
  photo,
  press,
  submit,
  type,
  typed,
  until,
} from "./portal.tsx";

const test = pageSuite("application");
const backend = backendOf(test);

const { draft, image, signedOut } = application;
const fullName = labelOf("fullName");
const phone = labelOf("phone");

test("it has the fields in their order, their options, and a picture", async () => {
  await openApplication();
  const labels = Array.from(
    document.querySelectorAll<HTMLInputElement>("main input, main select"),
    (control) => control.labels?.[0]?.textContent,
  );

  assert.equal(labels, [...LABELS, image.label]);
  for (const { label, options } of applicationFields) {
    const [none, ...offered] = control(label).querySelectorAll("option");
    assert.is(none?.value ?? "", "", label);
    assert.equal(
      offered.map(({ value }) => value),
      options ?? [],
    );
  }
  assert.ok(screen.getByText(image.hint));
});

test("a visitor who isn't signed in may apply, and is shown the way to log in", async () => {
  await openApplication();
  const link = screen.getByRole("link", { name: signedOut.label });

  assert.is(link.parentElement?.textContent, `${signedOut.text} ${signedOut.label}`);
  assert.is(link.getAttribute("href"), "#/login");
});

test("a visitor who is signed in isn't told to log in", async () => {
  signIn();
  await openApplication();
  assert.is(screen.queryByText(signedOut.text), null);
});

for (const [what, entered] of [
  ["two fields", { ...APPLICATION, idType: "", fullName: "   " }],
  ["nothing but the picture", APPLICATION],
] as const) {
  test(`where ${what} is missing, a toast and the fields say so, and nothing is sent`, async () => {
    const { fields, toast } = applicationErrors(entered, IMAGE_REQUIRED);
    await openApplication();
    for (const { name, label } of applicationFields) type(label, entered[name]);
    await submit();

    assert.equal(failures(), [toast]);
    assert.equal([...LABELS, image.label].map(errorAt), [
      ...applicationFields.map(({ name }) => fields[name] ?? null),
      IMAGE_REQUIRED,
    ]);
    assert.equal(backend.calls, []);
    await choose(photo());
    assert.is(errorAt(image.label), null);
  });
}

test("a summary of what is missing takes the focus, and leads to each field", async () => {
  await openApplication();
  await submit();
  assert.match(banner() ?? "", application.summary);
  assert.is(document.activeElement, bannerElement());

  for (const label of [...LABELS, image.label]) {
    await click(errorAt(label) ?? "");
    assert.is(document.activeElement, control(label), label);
  }
  const missing = errorAt(phone) ?? "";
  type(phone, "0770");
  assert.is(errorAt(phone), null);
  await submit();
  assert.is(screen.queryByRole("button", { name: missing }), null);
  assert.is(Object.keys(errorsAt(...LABELS)).length, LABELS.length - 1);
});

/** Another tab changes who is signed in. */
async function elsewhere(change: () => void): Promise<void> {
  change();
  await act(async () => window.dispatchEvent(new window.Event("storage")));
}
const logOutElsewhere = () => elsewhere(() => window.localStorage.clear());

test("what a visitor entered goes with them when they log out in another tab", async () => {
  signIn();
  await openApplication();
  await fillApplication();
  await logOutElsewhere();

  assert.equal([typed(...LABELS), chosen()], [EMPTY, null]);
  assert.is(screen.queryByText(draft.text), null);
  assert.is(window.sessionStorage.length, 0);
});

test("a receipt goes with its visitor too, and an upload under way is aborted", async () => {
  signIn();
  await openApplication();
  await fillApplication();
  backend.answers(says(201, {}));
  await submit();
  assert.ok(screen.getByText("Musu Kollie", { selector: "dd" }));
  await elsewhere(() => signIn('{"name":"Ama"}'));
  assert.is(screen.queryByText("Musu Kollie"), null);

  await fillApplication();
  backend.answers(hangs);
  await press();
  await logOutElsewhere();
  assert.ok(backend.calls[1]?.init.signal?.aborted);
  assert.equal([busy(), typed(...LABELS)], [false, EMPTY]);
});

test("what was entered before a login in another tab is still there after it", async () => {
  await openApplication();
  await fillApplication();
  await elsewhere(() => signIn());

  assert.equal(typed(...LABELS), FILLED);
  assert.match(chosen() ?? "", "id.png");
});

/** Opens the form with what was typed before, and fills in what isn't stored. */
async function openRestored(): Promise<void> {
  await openApplication();
  await fillApplication();
  await comeBack();
  await fillApplication();
}

const undo = () => screen.queryByRole("button", { name: draft.undo });

test("a form that is cleared is empty, begins again at its first field, and can be restored", async () => {
  await openRestored();
  assert.ok(screen.getByText(draft.text));
  await click(draft.clear);
  assert.equal([typed(...LABELS), chosen()], [EMPTY, null]);
  assert.is(screen.queryByText(draft.text), null);
  assert.is(document.activeElement, control(fullName));
  assert.is(screen.getByText(draft.cleared).getAttribute("role"), "status");
  assert.is(window.sessionStorage.length, 0);

  undo()?.focus();
  await click(draft.undo);
  assert.is(document.activeElement, control(fullName));
  await until(() => chosen()?.includes(image.preparing) === false);
  assert.equal(typed(...LABELS), FILLED);
  assert.match(chosen() ?? "", "id.png");
  assert.ok(screen.getByText(draft.text));
  assert.is(undo(), null);
  await comeBack();
  assert.is(control(fullName).value, FILLED[fullName]);
});

test("what was restored and not touched is stored again when clearing is undone", async () => {
  await openApplication();
  type(phone, "0770");
  await comeBack();
  await click(draft.clear);
  await click(draft.undo);
  await comeBack();

  assert.is(control(phone).value, "0770");
});

test("clearing can be undone for twenty seconds", async () => {
  await openRestored();
  stopClock();
  await click(draft.clear);
  undo()?.focus();
  await pass(19_999);
  assert.ok(undo());
  await pass(1);

  assert.is(undo(), null);
  assert.is(document.activeElement, control(fullName));
  assert.equal(typed(...LABELS), EMPTY);
});

test("clearing can't be undone once the next application is sent, or its visitor logs out", async () => {
  for (const end of [
    async () => {
      await fillApplication();
      backend.answers(says(201, {}));
      await submit();
    },
    logOutElsewhere,
  ]) {
    signIn();
    await openRestored();
    await click(draft.clear);
    assert.ok(undo());
    await end();
    assert.is(undo(), null);
    cleanup();
  }
});

test.run();
