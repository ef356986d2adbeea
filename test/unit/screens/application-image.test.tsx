import { act, fireEvent, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { pageSuite } from "../frame/page-suite.ts";
import { goTo } from "../frame/visit.tsx";
import { backendOf, says } from "./backend.ts";
import {
  APPLICATION,
  banner,
  bannerElement,
  busy,
  choose,
  chosen,
  errorAt,
  failures,
  fill,
  openScreen,
  photo,
  pick,
  press,
  submit,
  typed,
} from "./portal.tsx";

const test = pageSuite("picture of the ID card");
const backend = backendOf(test);

const open = () => openScreen("#/accounts", "Open a New Bank Account");

const MB = 1024 * 1024;
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const INVALID = "Please select a valid image file";
const TOO_LARGE = "Image size must be less than 5MB";
const UNREADABLE = "This file can't be read any more. Please choose it again.";

const file = (type: string, size: number, begin: readonly number[] = PNG) => {
  const bytes = new Uint8Array(size);
  bytes.set(begin.slice(0, size));
  return new File([bytes], "chosen", { type });
};

for (const [what, picture, size] of [
  ["a PNG", file("image/png", 2000), "2 KB"],
  ["a JPEG", file("image/jpeg", 2000, JPEG), "2 KB"],
  ["a picture that browsers may not show", file("image/heic", 2000, []), "2 KB"],
  ["one byte", file("image/png", 1), "1 KB"],
  ["a picture of one byte less than 5 MB", file("image/jpeg", 5 * MB - 1, JPEG), "5.0 MB"],
  ["a PNG that the phone gives no type", file("", 2000), "2 KB"],
  ["a JPEG that the phone gives no type", file("", 2000, JPEG), "2 KB"],
] as const) {
  test(`${what} is taken, and shown`, async () => {
    await open();
    await choose(picture);

    const preview = screen.getByRole<HTMLImageElement>("img", { name: "Your ID card" });
    assert.match(preview.src, /^blob:/);
    assert.match(chosen() ?? "", `chosen, ${size}`);
    assert.equal([failures(), errorAt("ID Card Image")], [[], null]);
  });
}

for (const [what, picture, words] of [
  ["a picture of 5 MB", file("image/png", 5 * MB), TOO_LARGE],
  ["a larger picture", file("image/jpeg", 6 * MB, JPEG), TOO_LARGE],
  ["a document", file("application/pdf", 2000, []), INVALID],
  ["a document of 6 MB", file("application/pdf", 6 * MB, []), INVALID],
  ["a page that begins as a picture", file("text/html", 2000), INVALID],
  ["a drawing", file("image/svg+xml", 2000, []), INVALID],
  ["an empty picture", file("image/png", 0), INVALID],
  ["an empty file that the phone gives no type", file("", 0), INVALID],
  ["a file that the phone gives no type", file("", 2000, [0x25, 0x50, 0x44, 0x46]), INVALID],
] as const) {
  test(`${what} is refused: ${words}`, async () => {
    await open();
    await choose(picture);

    assert.equal([failures(), errorAt("ID Card Image")], [[words], words]);
    assert.is(chosen(), null);
    await submit();
    assert.is(errorAt("ID Card Image"), words, "it stays in words at the field");
    assert.equal(backend.calls, []);
  });
}

test("a file that is refused takes the place of the one chosen before", async () => {
  await open();
  await choose(photo());
  await choose(file("application/pdf", 2000));
  assert.is(chosen(), null);
  await choose(photo());
  assert.match(chosen() ?? "", "id.png");
  assert.is(errorAt("ID Card Image"), null);
});

test("of two pictures the one chosen last stays, however long the first is looked at", async () => {
  const slow = file("", 2000);
  let finish = () => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    finish = () => resolve(Uint8Array.from(PNG).buffer);
  });
  slow.arrayBuffer = () => bytes;
  await open();
  pick(slow);
  await choose(photo());
  await act(async () => finish());

  assert.match(chosen() ?? "", "id.png");
});

test("a picture that the phone gives no type is sent with the type of its bytes", async () => {
  backend.answers(says(201, {}));
  await open();
  fill(APPLICATION);
  await choose(file("", 2000, JPEG));
  await submit();

  const sent = (await new Request("http://localhost", backend.calls[0]?.init).formData()).get(
    "idCardImage",
  );
  assert.ok(sent instanceof File);
  assert.equal([sent.name, sent.type, sent.size], ["chosen", "image/jpeg", 2000]);
});

test("a file that can't be read when the form is sent already is asked for again", async () => {
  const removed = file("image/jpeg", 2000, JPEG);
  let fail = () => {};
  const bytes = new Promise<ArrayBuffer>((_, reject) => {
    fail = () => reject(new DOMException("", "NotFoundError"));
  });
  removed.arrayBuffer = () => bytes;
  await open();
  fill(APPLICATION);
  pick(removed);
  assert.match(chosen() ?? "", "Preparing the photo...");
  await press();
  await act(async () => fail());

  assert.equal([failures(), errorAt("ID Card Image")], [[UNREADABLE], UNREADABLE]);
  assert.is(document.activeElement, bannerElement());
  assert.match(banner() ?? "", UNREADABLE);
  assert.equal([busy(), chosen(), backend.calls], [false, null, []]);
  assert.equal(typed(...Object.keys(APPLICATION)), APPLICATION);
  await choose(photo());
  assert.is(errorAt("ID Card Image"), null);
});

test("a picture that can't be shown is kept, and its preview says so", async () => {
  await open();
  await choose(photo());
  fireEvent.error(screen.getByRole("img", { name: "Your ID card" }));

  assert.is(screen.queryByRole("img", { name: "Your ID card" }), null);
  assert.match(chosen() ?? "", "This picture can't be shown here, but it will be sent.");
  assert.match(chosen() ?? "", "id.png");
  await choose(file("image/jpeg", 2000, JPEG));
  assert.ok(screen.getByRole("img", { name: "Your ID card" }), "the next one may be shown again");
});

test("the pictures that were previewed are let go of", async () => {
  const { revokeObjectURL } = URL;
  const released: string[] = [];
  URL.revokeObjectURL = (address) => {
    released.push(address);
    revokeObjectURL.call(URL, address);
  };
  try {
    await open();
    await choose(photo());
    const first = screen.getByRole<HTMLImageElement>("img", { name: "Your ID card" }).src;
    await choose(photo());
    const second = screen.getByRole<HTMLImageElement>("img", { name: "Your ID card" }).src;
    assert.equal(released, [first]);
    await goTo("#/faq");
    assert.equal(released, [first, second]);
  } finally {
    URL.revokeObjectURL = revokeObjectURL;
  }
});

test.run();
