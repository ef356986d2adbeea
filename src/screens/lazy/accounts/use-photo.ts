import { useEffect, useRef, useState } from "react";
import { ImageError, preparePhoto } from "../../../rules/photo.ts";
import type { ChosenImage } from "../../../ui/image-field.tsx";

type Photo = ChosenImage & {
  /** Resolves with the file to send. Rejects with an `ImageError` if the chosen one isn't accepted. */
  readonly prepared: Promise<File>;
};

/** @param setError gets null when a file is chosen, then its error if it isn't accepted. */
export function usePhoto(setError: (error: string | null) => void) {
  const [photo, setPhoto] = useState<Photo | null>(null);

  // While a file is being prepared, the visitor may choose another or leave the screen.
  const latest = useRef<File | null>(null);
  const forget = () => {
    latest.current = null;
  };
  useEffect(() => forget, []);

  const choosePhoto = async (chosen: File) => {
    latest.current = chosen;
    setError(null);
    const prepared = preparePhoto(chosen);
    setPhoto({ chosen, prepared, image: null });
    try {
      const image = await prepared;
      if (latest.current === chosen) setPhoto({ chosen, prepared, image });
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      if (latest.current !== chosen) return;
      setPhoto(null);
      setError(error.message);
    }
  };
  const removePhoto = () => {
    forget();
    setPhoto(null);
  };
  return { photo, choosePhoto, removePhoto };
}
