import { type ReactNode, useEffect, useState } from "react";
import { fileSize } from "../lib/file-size.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import * as styles from "./image-field.module.css";
import { Picture } from "./picture.tsx";

type Photo = {
  readonly chosen: File;
  /** The file to send, which may be smaller; null while it is being prepared. */
  readonly image: File | null;
};

/**
 * The types of files to choose from. On Android 14 and later, where no Chrome before 120 runs, Chromium offers
 * the camera only if one of them isn't a picture's (crbug.com/40937303), so a type is added that no file has.
 * An app that shows pages itself (`wv`) has a chooser of its own.
 */
const accepted = () =>
  /Android(?!.*; wv).* Chrome\/(1[2-9]|[2-9]\d)\d\./.test(navigator.userAgent)
    ? "image/png,image/jpeg,android/allow-camera"
    : "image/png,image/jpeg";

/** A field for one picture, from the camera or the phone's album, with a preview of it. */
export function ImageField({
  id,
  label,
  hint,
  error,
  name,
  photo,
  choose,
  change,
  preparing,
  preview,
  noPreview,
  onChoose,
}: FieldProps & {
  readonly name: string;
  readonly photo: Photo | null;
  /** The button's label before and after a picture was chosen. */
  readonly choose: string;
  readonly change: string;
  /** Shown in place of the preview while the picture is being prepared. */
  readonly preparing: string;
  /** The preview's alternative text, and its fallback where the browser can't show the picture. */
  readonly preview: string;
  readonly noPreview: string;
  readonly onChoose: (file: File) => void;
}) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div>
          <input
            {...control}
            type="file"
            name={name}
            accept={accepted()}
            className={styles.input}
            ref={(input) => {
              if (input) holdPhoto(input, photo);
            }}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onChoose(file);
              // Chrome before 113 empties the input when a choice is cancelled.
              else holdPhoto(target, photo);
            }}
          />
          <label htmlFor={control.id} className={styles.button}>
            <Icon shape={icons.upload} />
            <span>{photo ? change : choose}</span>
          </label>
          {photo && (
            <figure className={styles.preview}>
              {photo.image ? (
                <Preview image={photo.image} alt={preview} fallback={<p>{noPreview}</p>} />
              ) : (
                <p>{preparing}</p>
              )}
              <figcaption className={styles.name}>
                <bdi>{(photo.image ?? photo.chosen).name}</bdi>, <span>{sizeOf(photo)}</span>
              </figcaption>
            </figure>
          )}
        </div>
      )}
    </Field>
  );
}

/**
 * Has the input hold the photo, since screen readers read the name of what it holds. The file to send is
 * in memory, and a file of the phone counts as another one: the same one, which may have changed, can be
 * chosen again.
 */
function holdPhoto(input: HTMLInputElement, photo: Photo | null): void {
  try {
    const transfer = new DataTransfer();
    if (photo) transfer.items.add(photo.image ?? photo.chosen);
    input.files = transfer.files;
  } catch {
    // iOS before 14.5 can't make one.
    input.value = "";
  }
}

function sizeOf({ chosen, image }: Photo): string {
  const { size } = image ?? chosen;
  const smaller = size < chosen.size ? ` → ${fileSize(size)}` : "";
  return `${fileSize(chosen.size)}${smaller}`;
}

function Preview({
  image,
  ...rest
}: {
  readonly image: File;
  readonly alt: string;
  readonly fallback: ReactNode;
}) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const address = URL.createObjectURL(image);
    setAddress(address);
    return () => URL.revokeObjectURL(address);
  }, [image]);

  return address && <Picture {...rest} src={address} className={styles.picture} />;
}
