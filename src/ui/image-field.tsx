import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
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
 * The types of files to choose from. From Android 14 on Chromium offers the camera only if one of them isn't a
 * picture's (crbug.com/40937303), so the last is one that no file has.
 */
const ACCEPTED = "image/png,image/jpeg,android/allow-camera";

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
  const captionId = `${id}-caption`;
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // It was chosen before hydration.
    const file = input.current?.files?.[0];
    if (file) onChoose(file);
  }, []);
  useLayoutEffect(() => holdPhoto(input.current, photo));

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div>
          <div className={styles.box}>
            <input
              {...control}
              aria-describedby={[photo?.image && captionId, control["aria-describedby"]]
                .filter(Boolean)
                .join(" ")}
              type="file"
              name={name}
              accept={ACCEPTED}
              className={styles.input}
              ref={input}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) onChoose(file);
                // Chrome before 113 empties the input when a choice is cancelled.
                else holdPhoto(target, photo);
              }}
            />
            {/* With a key: Orca reads the former words too of a label whose text has changed. */}
            <label key={photo ? change : choose} htmlFor={control.id} className={styles.button}>
              <Icon shape={icons.upload} />
              <span>{photo ? change : choose}</span>
            </label>
          </div>
          {/* Screen readers announce only what is added. As a whole they would read it again with the picture. */}
          <div role="status" aria-atomic="false">
            {photo && (
              <figure className={styles.preview}>
                {photo.image ? (
                  <>
                    <Preview image={photo.image} alt={preview} fallback={<p>{noPreview}</p>} />
                    <figcaption id={captionId} className={styles.name}>
                      <bdi>{photo.image.name}</bdi>,{" "}
                      <span>{sizeOf(photo.chosen, photo.image)}</span>
                    </figcaption>
                  </>
                ) : (
                  <p>{preparing}</p>
                )}
              </figure>
            )}
          </div>
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
function holdPhoto(input: HTMLInputElement | null, photo: Photo | null): void {
  if (input === null) return;
  try {
    const transfer = new DataTransfer();
    if (photo) transfer.items.add(photo.image ?? photo.chosen);
    input.files = transfer.files;
  } catch {
    // iOS before 14.5 can't make one.
    input.value = "";
  }
}

/** The size of the file to send, after that of the chosen one where it was made smaller. */
function sizeOf({ size }: File, image: File): string {
  const smaller = image.size < size ? ` → ${fileSize(image.size)}` : "";
  return `${fileSize(size)}${smaller}`;
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
