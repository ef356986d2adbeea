/** Fills in and sends the portal's forms, and reads what they show. */
import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
// So that no test waits for the lazy script.
import "../../../src/lazy-screens.ts";
import { frame } from "../../../src/content/frame.ts";
import {
  type AnswerName,
  type Answers,
  applicationFields,
  isOptional,
  photoField,
} from "../../../src/rules/application-fields.ts";
import { screens } from "../../../src/screen-table.ts";
import { sampleApplication } from "../../../src/tools/fakes/sample-application.ts";
import { photoWords } from "../../../src/ui/photo-field.tsx";
import { descriptionsOf } from "../../helpers/assert-dom.ts";
import { changeHash, openSite } from "../../helpers/rendered-site.tsx";
import { waitUntil } from "../../helpers/wait-until.ts";

const turn = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** Waits until the condition is true, also while the test has stopped the clock. */
export const flushUntil = (condition: () => boolean) =>
  waitUntil(condition, `${condition}`, { pause: turn });

export const heading = () => document.querySelector("main h1:not([data-loading])")?.textContent;

export async function openScreen(hash: string, title: string): Promise<void> {
  await openSite(hash);
  await flushUntil(() => heading() === title);
}

export const openLogin = () => openScreen("#/login", screens.login.title);
export const openApplication = () => openScreen("#/accounts", screens.application.title);

/** Leads to another screen, and waits until it is there. */
export async function leaveTo(hash: string): Promise<void> {
  if (window.location.hash !== hash) await changeHash(hash);
}

export async function leaveAndReturn(): Promise<void> {
  const { hash } = window.location;
  await changeHash("#/faq");
  await changeHash(hash);
}

export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, select, textarea" });

export function type(label: string, value: string): void {
  fireEvent.input(control(label), { target: { value } });
}

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) type(label, value);
}

export const valuesOf = (...labels: readonly string[]) =>
  Object.fromEntries(labels.map((label) => [label, control(label).value]));

/** What a visitor enters in an application. */
export const APPLICATION: Answers = { ...sampleApplication, fullName: " Musu Kollie " };
/** The values of its fields by their labels. */
export const FILLED: Readonly<Record<string, string>> = Object.fromEntries(
  applicationFields.map(({ name, label }) => [label, APPLICATION[name]]),
);
export const LABELS = Object.keys(FILLED);
/** The labels of the fields that have to be filled in. */
export const REQUIRED = applicationFields.flatMap((field) =>
  isOptional(field) ? [] : field.label,
);
export const labelOf = (name: AnswerName) =>
  applicationFields.find((field) => field.name === name)?.label ?? "";

export const photo = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 7)], "id.png", { type: "image/png" });

export function pick(file: File): void {
  fireEvent.change(control(photoField.label), { target: { files: [file] } });
}

/** The text of the chosen photo: its name and size, or that it is being prepared. */
export const chosen = () => document.querySelector("main figure")?.textContent || null;

export async function choose(file: File): Promise<void> {
  pick(file);
  await turn();
  await flushUntil(() => !chosen()?.includes(photoWords.preparing));
}

/** Finding the fields by name, and rendering once after them, takes a third of the time. */
export async function fillApplication(): Promise<void> {
  act(() => {
    for (const { name } of applicationFields) {
      const field = document.querySelector(`main [name=${name}]`);
      assert.ok(field, `the form has no field ${name}`);
      fireEvent.input(field, { target: { value: APPLICATION[name] } });
    }
  });
  await choose(photo());
}

/** The form's last button, which submits it. */
export const submitButton = () =>
  [...document.querySelectorAll<HTMLButtonElement>("main form [type=submit]")].at(-1);

export const busy = () => document.querySelector("form [aria-busy=true]") !== null;

export async function press(): Promise<void> {
  const button = submitButton();
  assert.ok(button, "the form has no button");
  await act(async () => fireEvent.click(button));
}

export const click = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

export async function submit(): Promise<void> {
  await press();
  await flushUntil(() => !busy());
}

export const isDisabled = (element: Element) =>
  element.hasAttribute("disabled") || element.closest("fieldset[disabled]") !== null;

const toastsIn = (role: "alert" | "status") =>
  Array.from(
    document.querySelectorAll(`[role=${role}] [aria-label="${frame.closeToast}"]`),
    (close) => close.parentElement?.textContent,
  );
export const failures = () => toastsIn("alert");
export const successes = () => toastsIn("status");

/** The error at a control. Asserts that the control is marked as invalid only with an error. */
export function errorAt(label: string): string | null {
  const field = control(label);
  const error = descriptionsOf(field).find((text) => text.startsWith("Error: "));
  assert.is(field.getAttribute("aria-invalid"), error === undefined ? null : "true", label);
  return error?.replace("Error: ", "") ?? null;
}

export function errorsAt(...labels: readonly string[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const label of labels) {
    const error = errorAt(label);
    if (error !== null) errors[label] = error;
  }
  return errors;
}

/** The message above a form about all of it. */
export const bannerElement = () => document.querySelector("main form [data-form-error]");
export const banner = () => bannerElement()?.textContent ?? null;
