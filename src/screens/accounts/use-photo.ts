import { useEffect, useRef, useState } from "react";
import { shrinkPhoto } from "../../lib/shrink-photo.ts";
import { imageError } from "../../services/validation.ts";

type Photo = {
  readonly chosen: File;
  /** What is sent of it, to be waited for; and the same once it is there. */
  readonly prepared: Promise<File>;
  readonly image: File | null;
};

/**
 * The photo of an ID card: the file that was chosen last, and what is sent of it.
 *
 * @param onChecked is told of a chosen file what is wrong with it, or null.
 */
export function usePhoto(onChecked: (error: string | null) => void) {
  const [photo, setPhoto] = useState<Photo | null>(null);

  // A file is looked at first, and meanwhile another may be chosen, or the screen left.
  const latest = useRef<File | null>(null);
  const forget = () => {
    latest.current = null;
  };
  useEffect(() => forget, []);

  const choose = async (chosen: File) => {
    latest.current = chosen;
    const error = await imageError(chosen);
    if (latest.current !== chosen) return;
    onChecked(error);
    if (error) return setPhoto(null);

    const prepared = shrinkPhoto(chosen);
    setPhoto({ chosen, prepared, image: null });
    const image = await prepared;
    if (latest.current === chosen) setPhoto({ chosen, prepared, image });
  };
  const clear = () => {
    forget();
    setPhoto(null);
  };
  return { photo, choose, clear };
}
