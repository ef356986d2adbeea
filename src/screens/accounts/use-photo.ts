import { useEffect, useRef, useState } from "react";
import { shrinkPhoto } from "../../lib/shrink-photo.ts";
import { ImageError, readImage } from "../../rules/validation.ts";

type Photo = {
  readonly chosen: File;
  /** What is sent of it, to be waited for; and the same once it is there. */
  readonly prepared: Promise<File>;
  readonly image: File | null;
};

/**
 * The photo of an ID card: the file that was chosen last, and what is sent of it.
 *
 * @param onRefused is told what is wrong with a chosen file that isn't taken.
 */
export function usePhoto(onRefused: (error: string) => void) {
  const [photo, setPhoto] = useState<Photo | null>(null);

  // While a file is being prepared another may be chosen, or the screen left.
  const latest = useRef<File | null>(null);
  const forget = () => {
    latest.current = null;
  };
  useEffect(() => forget, []);

  const take = async (chosen: File, prepared: Promise<File>) => {
    latest.current = chosen;
    setPhoto({ chosen, prepared, image: null });
    try {
      const image = await prepared;
      if (latest.current === chosen) setPhoto({ chosen, prepared, image });
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      if (latest.current !== chosen) return;
      setPhoto(null);
      onRefused(error.message);
    }
  };
  return {
    photo,
    choose: (chosen: File) => take(chosen, readImage(chosen).then(shrinkPhoto)),
    /** Puts a photo of before in place of the one that there is; null for none. */
    replace: (before: Photo | null) => {
      forget();
      setPhoto(null);
      if (before !== null) take(before.chosen, before.prepared);
    },
  };
}
