/** Visitors would send a photo that the bank can't use, or another one than they chose last. */
import { mock } from "node:test";
import { act } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application as words } from "../../../src/content/portal.ts";
import { IMAGE_REQUIRED, readImage } from "../../../src/rules/validation.ts";
import { assertFocus } from "../../helpers/assert-dom.ts";
import { pageSuite } from "../../helpers/page-suite.ts";
import { changeHash } from "../../helpers/rendered-site.tsx";
import { fakeBackend } from "./fake-backend.ts";
import {
  banner,
  busy,
  choose,
  chosen,
  control,
  errorAt,
  FILLED,
  failures,
  fill,
  LABELS,
  openApplication,
  photo,
  pick,
  press,
  submit,
  valuesOf,
} from "./portal-form.tsx";

const test = pageSuite("picture of the ID card");
const backend = fakeBackend(test);

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
const file = (type: string) => new File([PNG], "chosen", { type });
const pdf = () => file("application/pdf");

const error = () => errorAt(words.image.label);

const refusalOf = (file: File): Promise<string> =>
  readImage(file).then(
    () => "it is accepted",
    ({ message }: Error) => message,
  );

/** A file that is read when `finish` is called, or can't be read when `fail` is. */
function slowFile() {
  const slow = file("");
  let settle: { resolve: (bytes: ArrayBuffer) => void; reject: (error: Error) => void };
  slow.arrayBuffer = () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  return {
    slow,
    finish: () => act(async () => settle.resolve(PNG.buffer)),
    fail: () => act(async () => settle.reject(new DOMException("", "NotFoundError"))),
  };
}

test("a document is refused in a toast and at the field, and Submit asks for a picture", async () => {
  const refusal = await refusalOf(pdf());
  await openApplication();
  const focused = document.activeElement;
  await choose(pdf());
  assert.equal([failures(), error(), chosen()], [[refusal], refusal, null]);
  assertFocus(focused);

  fill(FILLED);
  await submit();
  assert.equal([failures(), error()], [[IMAGE_REQUIRED], IMAGE_REQUIRED]);
  assert.equal(backend.calls, []);
});

test("each chosen file replaces the last one, even if it is refused", async () => {
  await openApplication();
  await choose(photo());
  await choose(pdf());
  assert.is(chosen(), null);
  await choose(photo());
  assert.match(chosen() ?? "", "id.png");
  assert.equal([failures(), error()], [[], null], "the refused file's messages are still there");
});

test("the last chosen picture is used even if the first takes longer to read", async () => {
  const { slow, finish } = slowFile();
  await openApplication();
  pick(slow);
  await choose(photo());
  await finish();

  assert.match(chosen() ?? "", "id.png");
});

test("a photo is accepted, without a preview, if the browser can't create an address for it", async () => {
  mock.method(URL, "createObjectURL", () => {
    throw new TypeError("Failed to create an object URL");
  });
  await openApplication();
  await choose(photo());
  assert.match(chosen() ?? "", `${words.image.noPreview}id.png`);
});

test("no toast about an unreadable photo shows after its screen was left", async () => {
  const { slow, fail } = slowFile();
  await openApplication();
  pick(slow);
  await changeHash("#/faq");
  await fail();

  assert.equal(failures(), []);
});

test("if a photo can't be read during sending, the form asks for it again", async () => {
  const { slow, fail } = slowFile();
  const unreadable = file("");
  unreadable.arrayBuffer = () => Promise.reject(new DOMException("", "NotFoundError"));
  const refusal = await refusalOf(unreadable);
  await openApplication();
  fill(FILLED);
  pick(slow);
  assert.match(chosen() ?? "", words.image.preparing);
  await press();
  await fail();

  assert.equal([failures(), error()], [[refusal], refusal]);
  assertFocus(control(words.image.label));
  assert.is(banner(), null);
  assert.equal([busy(), chosen(), backend.calls], [false, null, []]);
  assert.equal(valuesOf(...LABELS), FILLED);
  await choose(photo());
  assert.is(error(), null);
});

test.run();
