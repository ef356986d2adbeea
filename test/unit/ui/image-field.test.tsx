import { resolveObjectURL } from "node:buffer";
import { fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { application } from "../../../src/content/portal.ts";
import { ImageField } from "../../../src/ui/image-field.tsx";
import { pageSuite } from "../../helpers/page-suite.ts";

const test = pageSuite("image field");

const { image: words } = application;

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
      id="card"
      {...words}
      error={error}
      name="idCardImage"
      photo={chosen && { chosen, image }}
      onChoose={onChoose}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>(words.label);
const preview = () => screen.queryByRole<HTMLImageElement>("img", { name: words.preview });
const address = () => preview()?.src ?? "";
const caption = () => document.querySelector("figcaption")?.textContent;
const cannotBeShown = () => screen.queryByText(words.noPreview) !== null;

const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });

test("before a choice there is no preview, and what looks like a button opens the browser's own", () => {
  render(<Card />);

  assert.is(input().type, "file");
  assert.is(input().name, "idCardImage");
  assert.is(input().multiple, false);
  assert.is(preview(), null);
  let opened = 0;
  input().addEventListener("click", () => opened++);
  fireEvent.click(screen.getByText(words.choose));
  assert.is(opened, 1);
});

test("the chooser is asked for pictures, and for what has Android offer its camera", () => {
  render(<Card />);
  assert.is(input().accept, "image/png,image/jpeg,android/allow-camera");
});

test("the photo's name and size describe its field, and are announced once it is ready", () => {
  const chosen = picture("card.png");
  const status = () => screen.getByRole("status").textContent;
  const description = () =>
    input()
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  const { rerender } = render(<Card />);
  assert.equal([status(), description()], ["", [words.hint]]);
  rerender(<Card chosen={chosen} />);
  assert.equal([status(), description()], [words.preparing, [words.hint]]);
  rerender(<Card image={chosen} error="Too large" />);
  const [caption, ...others] = description() ?? [];
  assert.match(caption ?? "", /^card\.png, /);
  assert.match(status() ?? "", caption ?? "nothing");
  assert.equal(others, [words.hint, "Error: Too large"]);
});

test("only what comes into the status is announced: the name and size once, not again with the picture", () => {
  const chosen = picture("card.png");
  const { rerender } = render(<Card />);
  const status = screen.getByRole("status");
  assert.is(status.getAttribute("aria-atomic"), "false");
  assert.is(status.firstChild, null, "there is no empty figure");

  rerender(<Card chosen={chosen} />);
  const figure = within(status).getByRole("figure");
  rerender(<Card image={chosen} />);
  assert.ok(within(status).getByRole("figure") === figure);
});

test("a label with other words is a new one, of which a screen reader knows no former words", () => {
  const { rerender } = render(<Card />);
  const before = screen.getByText(words.choose).closest("label");
  rerender(<Card image={picture("card.png")} />);
  assert.not(before?.isConnected);
  assert.ok(screen.getByText(words.change).closest("label"));
});

test("a file that is chosen is handed over, the same one again too", () => {
  const chosen: File[] = [];
  const onChoose = (file: File) => chosen.push(file);
  const card = picture("card.png");
  const { rerender } = render(<Card onChoose={onChoose} />);
  let held = "";
  Object.defineProperty(input(), "value", { get: () => held, set: (text) => (held = text) });
  for (let times = 0; times < 2; times++) {
    held = "C:\\fakepath\\card.png";
    choose(card);
    rerender(<Card image={card} onChoose={onChoose} />);
    // A browser reports a choice only where it differs from what the input holds. This one makes no
    // lists of files; what others hold, `browser/photo` tests.
    assert.is(held, "");
  }

  assert.equal(
    chosen.map((file) => file === card),
    [true, true],
  );
});

test("a choice that was cancelled changes nothing", () => {
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
  assert.ok(screen.getByText(words.change));
  assert.is(cannotBeShown(), false);
});

test("a picture that the browser can't show is named, and the preview says so", () => {
  const { rerender } = render(<Card image={picture("card.heic")} />);
  const image = preview();
  if (image) fireEvent.error(image);

  assert.is(preview(), null);
  assert.ok(cannotBeShown());
  assert.is(caption(), "card.heic, 1.0 MB");
  rerender(<Card image={picture("card.png")} />);
  assert.ok(preview(), "the next one may be shown");
  assert.is(cannotBeShown(), false);
});

test("the address of a picture stays while it is shown, and is revoked afterwards", () => {
  const card = picture("card.png", 1);
  const { rerender, unmount } = render(<Card image={card} />);
  const first = address();
  rerender(<Card image={card} error="Something else" />);
  assert.is(address(), first);
  assert.ok(resolveObjectURL(first));

  rerender(<Card image={picture("second.png", 2)} />);
  const second = address();
  assert.equal([resolveObjectURL(first), resolveObjectURL(second)?.size], [undefined, 2]);
  assert.is(caption(), "second.png, 1 KB");

  rerender(<Card />);
  assert.equal([preview(), resolveObjectURL(second)], [null, undefined]);

  rerender(<Card image={card} />);
  const third = address();
  assert.ok(resolveObjectURL(third));
  unmount();
  assert.is(resolveObjectURL(third), undefined);
});

test.run();
