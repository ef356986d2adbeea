import { resolveObjectURL } from "node:buffer";
import { fireEvent, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import { ImageField } from "../../../src/ui/image-field.tsx";
import { pageSuite } from "../frame/page-suite.ts";

const test = pageSuite("image field");

/** A picture of a size in bytes. */
const picture = (name: string, size = 1024 * 1024) =>
  new File([new Uint8Array(size)], name, { type: "image/png" });

type Props = {
  readonly image?: File | null;
  /** What was chosen, where that is another file. */
  readonly chosen?: File | null;
  readonly error?: string;
  readonly onChoose?: (file: File) => void;
};

function Card({ image = null, chosen = image, error, onChoose = () => {} }: Props) {
  return (
    <ImageField
      label="ID Card Image"
      hint="PNG, JPG, JPEG up to 5MB"
      error={error}
      name="idCardImage"
      photo={chosen && { chosen, image }}
      choose="Choose a photo"
      change="Choose another photo"
      preparing="Preparing the photo..."
      preview="Your ID card"
      noPreview="This picture can't be shown here, but it will be sent."
      onChoose={onChoose}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^ID Card Image/);
const preview = () => screen.queryByRole<HTMLImageElement>("img", { name: "Your ID card" });
const address = () => preview()?.src ?? "";
const caption = () => document.querySelector("figcaption")?.textContent;
const cannotBeShown = () => screen.queryByText(/can't be shown here, but it will be sent/) !== null;

const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });

test("before a choice there is a label, a hint and a button, and no preview", () => {
  render(<Card />);

  assert.is(input().type, "file");
  assert.is(input().name, "idCardImage");
  assert.is(input().accept, "image/png,image/jpeg");
  assert.is(input().multiple, false);
  assert.is(
    document.getElementById(input().getAttribute("aria-describedby") ?? "")?.textContent,
    "PNG, JPG, JPEG up to 5MB",
  );
  assert.is(input().getAttribute("aria-invalid"), "false");
  assert.ok(screen.getByText("Choose a photo"));
  assert.is(preview(), null);
});

test("what looks like a button opens the browser's own choice", () => {
  render(<Card />);
  let opened = 0;
  input().addEventListener("click", () => opened++);
  fireEvent.click(screen.getByText("Choose a photo"));

  assert.is(opened, 1);
});

test("a field that is wrong is described by its error", () => {
  render(<Card error="Please upload your ID card image" />);
  const ids = input().getAttribute("aria-describedby")?.split(" ") ?? [];

  assert.equal(
    ids.map((id) => document.getElementById(id)?.textContent),
    ["PNG, JPG, JPEG up to 5MB", "Error: Please upload your ID card image"],
  );
  assert.is(input().getAttribute("aria-invalid"), "true");
});

test("a file that is chosen is handed over, the same one again too", () => {
  const chosen: File[] = [];
  render(<Card onChoose={(file) => chosen.push(file)} />);
  const card = picture("card.png");
  // As in a browser, which reports a choice only where it differs from what the input holds.
  let held = "";
  Object.defineProperty(input(), "value", { get: () => held, set: (text) => (held = text) });
  for (let times = 0; times < 2; times++) {
    held = "C:\\fakepath\\card.png";
    choose(card);
    assert.is(held, "");
  }

  assert.equal(
    chosen.map((file) => file === card),
    [true, true],
  );
});

test("a choice that was called off changes nothing", () => {
  const chosen: File[] = [];
  render(<Card image={picture("card.png")} onChoose={(file) => chosen.push(file)} />);
  choose();

  assert.equal(chosen, []);
  assert.ok(preview());
});

test("a chosen picture is previewed under its name and size", async () => {
  const card = picture("card.png", 2.5 * 1024 * 1024);
  render(<Card image={card} />);

  assert.is(resolveObjectURL(address())?.size, card.size);
  assert.is(caption(), "card.png, 2.5 MB");
  assert.ok(screen.getByText("Choose another photo"));
  assert.is(cannotBeShown(), false);
});

test("a picture that isn't ready yet is named, and the preview says so", () => {
  const card = picture("card.png", 2.5 * 1024 * 1024);
  const { rerender } = render(<Card chosen={card} />);
  assert.ok(screen.getByText("Preparing the photo..."));
  assert.is(caption(), "card.png, 2.5 MB");
  assert.ok(screen.getByText("Choose another photo"));
  assert.is(preview(), null);

  rerender(<Card chosen={card} image={picture("card.jpg", 400_000)} />);
  assert.is(screen.queryByText("Preparing the photo..."), null);
  assert.is(resolveObjectURL(address())?.size, 400_000);
  assert.is(caption(), "card.jpg, 2.5 MB → 0.4 MB");
});

test("a picture that the browser can't show is named, and the preview says so", () => {
  render(<Card image={picture("card.heic")} />);
  const image = preview();
  assert.ok(image);
  if (image) fireEvent.error(image);

  assert.is(preview(), null);
  assert.ok(cannotBeShown());
  assert.is(caption(), "card.heic, 1.0 MB");
});

test("another picture takes the place of the first, whose address is given back", () => {
  const { rerender } = render(<Card image={picture("first.png", 1)} />);
  const first = address();
  rerender(<Card image={picture("second.png", 2)} />);

  assert.is(resolveObjectURL(address())?.size, 2);
  assert.is(resolveObjectURL(first), undefined);
  assert.is(screen.queryByText(/first\.png/), null);
});

test("after a picture that can't be shown, one that can is", () => {
  const { rerender } = render(<Card image={picture("card.heic")} />);
  const image = preview();
  if (image) fireEvent.error(image);
  rerender(<Card image={picture("card.png")} />);

  assert.ok(preview());
  assert.is(cannotBeShown(), false);
});

test("a picture keeps its address however often the screen is drawn", () => {
  const card = picture("card.png");
  const { rerender } = render(<Card image={card} />);
  const before = address();
  rerender(<Card image={card} error="Something else" />);

  assert.is(address(), before);
  assert.ok(resolveObjectURL(before));
});

for (const [what, leave] of [
  ["taken away", ({ rerender }: ReturnType<typeof render>) => rerender(<Card />)],
  ["left with its screen", ({ unmount }: ReturnType<typeof render>) => unmount()],
] as const) {
  test(`the address of a picture that is ${what} is given back`, () => {
    const view = render(<Card image={picture("card.png")} />);
    const before = address();
    assert.ok(resolveObjectURL(before));
    leave(view);

    assert.is(preview(), null);
    assert.is(resolveObjectURL(before), undefined);
  });
}

test.run();
