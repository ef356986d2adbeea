import { useEffect, useState } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import styles from "./image-field.module.css";
import { Picture } from "./picture.tsx";

/** A field for one picture, from the camera or the phone's album, with a preview of it. */
export function ImageField({
  label,
  hint,
  error,
  name,
  image,
  choose,
  change,
  preview,
  noPreview,
  onChoose,
}: {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly name: string;
  readonly image: File | null;
  /** What the button says before and after a picture was chosen. */
  readonly choose: string;
  readonly change: string;
  /** What the preview shows, and what stands in its place where the browser can't show it. */
  readonly preview: string;
  readonly noPreview: string;
  readonly onChoose: (file: File) => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div>
          <input
            {...control}
            type="file"
            name={name}
            accept="image/png,image/jpeg"
            className={styles.input}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Choosing the same file again, after a change to it, counts as a choice too.
              target.value = "";
              if (file) onChoose(file);
            }}
          />
          <label htmlFor={control.id} className={styles.button}>
            <Icon shape={icons.upload} />
            {image ? change : choose}
          </label>
          {image && <Preview image={image} alt={preview} noPreview={noPreview} />}
        </div>
      )}
    </Field>
  );
}

const MEGABYTE = 1024 * 1024;

const inWords = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

function Preview({
  image,
  alt,
  noPreview,
}: {
  readonly image: File;
  readonly alt: string;
  readonly noPreview: string;
}) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const address = URL.createObjectURL(image);
    setAddress(address);
    return () => URL.revokeObjectURL(address);
  }, [image]);

  return (
    <figure className={styles.preview}>
      {address && (
        <Picture
          src={address}
          alt={alt}
          otherwise={<p>{noPreview}</p>}
          className={styles.picture}
        />
      )}
      <figcaption className={styles.name}>
        {image.name}, {inWords(image.size)}
      </figcaption>
    </figure>
  );
}
