/** Visitors can choose a photo of their ID card, and see which one they chose. */
import { resolveObjectURL } from "node:buffer";
import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { photoField as words } from "../../../src/rules/application-fields.ts";
import { PhotoField, photoWords } from "../../../src/ui/photo-field.tsx";
import { assertAbsent, descriptionsOf } from "../../helpers/assert-dom.ts";
import { domSuite } from "../../helpers/dom-suite.ts";

const test = domSuite("photo field");

const photo = (name: string, bytes = 1024 * 1024) =>
  new File([new Uint8Array(bytes)], name, { type: "image/png" });

type Props = {
  readonly prepared?: File | null;
  /** The chosen file, if the prepared one is smaller or isn't ready. */
  readonly original?: File | null;
  readonly error?: string;
};

function Card({ prepared = null, original = prepared, error }: Props) {
  return (
    <PhotoField
      id="card"
      {...words}
      error={error}
      photo={original && { original, prepared }}
      onChoose={() => {}}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(words.label);
const preview = () => screen.queryByRole<HTMLImageElement>("img", { name: words.label });
const objectUrl = () => preview()?.src ?? "";
const caption = () => document.querySelector("figcaption")?.textContent;
const showsFallback = () => screen.queryByText(photoWords.noPreview) !== null;

test("the field's button opens a file chooser that offers JPEGs first, PNGs and Android's camera", () => {
  render(<Card />);

  assert.is(input().type, "file");
  assert.is(input().accept, "image/jpeg,image/png,android/allow-camera");
  let opened = 0;
  input().addEventListener("click", () => opened++);
  fireEvent.click(screen.getByText(photoWords.choose));
  assert.is(opened, 1);
});

test("a screen reader says the name and size of a prepared photo once", () => {
  const chosen = photo("card.png");
  const { rerender } = render(<Card />);
  const status = screen.getByRole("status");
  // It announces only additions, and a prepared photo is one.
  assert.is(status.getAttribute("aria-atomic"), "false");
  assertAbsent(status.firstElementChild);
  assert.equal([status.textContent, descriptionsOf(input())], ["", [words.hint]]);
  rerender(<Card original={chosen} />);
  assert.equal([status.textContent, descriptionsOf(input())], [photoWords.preparing, [words.hint]]);
  const figure = within(status).getByRole("figure");
  rerender(<Card prepared={chosen} error="Too large" />);
  assert.match(status.textContent ?? "", /card\.png, 1\.0 MB$/);
  assert.equal(descriptionsOf(input()), [words.hint, "Error: Too large"]);
  assert.not(figure.isConnected, "the figure was changed, not replaced");
});

test("a photo that the browser can't show has a message in place of its preview", () => {
  const { rerender } = render(<Card prepared={photo("card.heic")} />);
  const image = preview();
  if (image) fireEvent.error(image);

  assertAbsent(preview());
  assert.ok(showsFallback());
  assert.is(caption(), "card.heic, 1.0 MB");
  rerender(<Card prepared={photo("card.png")} />);
  assert.ok(preview(), "the next photo has no preview");
  assert.is(showsFallback(), false);
});

test("the preview shows the chosen photo with its name and size, and then frees its memory", () => {
  const card = photo("card.png", 2.5 * 1024 * 1024);
  const { rerender, unmount } = render(<Card prepared={card} />);
  assert.is(caption(), "card.png, 2.5 MB");
  const first = objectUrl();
  assert.is(resolveObjectURL(first)?.size, card.size);
  rerender(<Card prepared={card} error="Something else" />);
  assert.is(objectUrl(), first);

  rerender(<Card prepared={photo("second.png", 2)} />);
  const second = objectUrl();
  assert.equal([resolveObjectURL(first), resolveObjectURL(second)?.size], [undefined, 2]);
  unmount();
  assert.is(resolveObjectURL(second), undefined);
});

test.run();
