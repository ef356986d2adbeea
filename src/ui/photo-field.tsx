import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { formatFileSize } from "../lib/file-size.ts";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import { Picture } from "./picture.tsx";
import * as styles from "./photo-field.module.css";
import * as utilities from "./utilities.module.css";

export type ChosenPhoto = {
  readonly original: File;
  /** The file to send, which may be smaller; null while it is being prepared. */
  readonly prepared: File | null;
};

export const photoWords = {
  choose: "Take or choose a photo",
  change: "Choose another photo",
  preparing: "Preparing the photo...",
  noPreview: "This photo can't be shown here, but it will be sent.",
  smaller: "made smaller to save your data",
} as const;

/**
 * The file types to choose from. In the browser of an Android app, the file chooser may offer only
 * the first one (github.com/apache/cordova-android/issues/874). It is JPEG, as a camera's photos.
 * From Android 14, Chromium offers the camera only if one of them isn't an image type
 * (crbug.com/40937303). So the last one is a type that no file has.
 */
const ACCEPTED = "image/jpeg,image/png,android/allow-camera";

export function PhotoField({
  id,
  label,
  hint,
  error,
  name,
  photo,
  onChoose,
}: FieldProps & {
  readonly name: string;
  readonly photo: ChosenPhoto | null;
  readonly onChoose: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);

  const choose = useEffectEvent(onChoose);
  useLayoutEffect(() => {
    // A file may have been chosen before hydration.
    const file = input.current?.files?.[0];
    if (file) choose(file);
  }, []);
  useLayoutEffect(() => setInputFile(input.current, photo), [photo]);

  const action = photo ? photoWords.change : photoWords.choose;
  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelled={false}>
      {(control) => (
        <div>
          <div className={styles.chooser}>
            <input
              {...control}
              type="file"
              aria-label={label}
              name={name}
              accept={ACCEPTED}
              className={classNames(utilities.covering, styles.input)}
              ref={input}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) onChoose(file);
                // Chrome before 113 empties the input when a choice is cancelled
                // (github.com/whatwg/html/issues/6376).
                else setInputFile(target, photo);
              }}
            />
            {/* The key makes a new label. Screen readers may read a changed one's old text. */}
            <label key={action} htmlFor={control.id} className={styles.button}>
              <Icon shape={icons.upload} />
              <span>{action}</span>
            </label>
          </div>
          {/* Not atomic, since screen readers would read all of it again with the preview. */}
          <div role="status" aria-atomic="false">
            {photo && (
              // The key makes a new figure. If a small photo is ready at once, screen readers would
              // read the caption of a changed one twice.
              <figure key={photo.prepared ? "ready" : "preparing"} className={styles.chosen}>
                {photo.prepared ? (
                  <>
                    <Preview
                      photo={photo.prepared}
                      alt={label}
                      fallback={<p>{photoWords.noPreview}</p>}
                    />
                    <figcaption className={utilities.small}>
                      <bdi>{photo.prepared.name}</bdi>, {formatFileSize(photo.prepared.size)}
                      {photo.prepared.size < photo.original.size && `, ${photoWords.smaller}`}
                    </figcaption>
                  </>
                ) : (
                  <p>{photoWords.preparing}</p>
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
 * Sets the photo as the input's file, since screen readers read the file's name. It is a file in
 * memory, so the browser reports a change even if the visitor chooses the same file again.
 */
function setInputFile(input: HTMLInputElement | null, photo: ChosenPhoto | null): void {
  if (input === null) return;
  try {
    const transfer = new DataTransfer();
    if (photo) transfer.items.add(photo.prepared ?? photo.original);
    input.files = transfer.files;
  } catch {
    // iOS before 14.5 can't create a `DataTransfer` (MDN).
    input.value = "";
  }
}

/** The object URL of a file, empty if the browser can't create one. */
function objectUrlOf(file: File): string {
  try {
    return URL.createObjectURL(file);
  } catch {
    return "";
  }
}

function Preview({ photo, ...rest }: { photo: File; alt: string; fallback: ReactNode }) {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    const created = objectUrlOf(photo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [photo]);

  return url !== null && <Picture {...rest} src={url || undefined} className={styles.preview} />;
}
