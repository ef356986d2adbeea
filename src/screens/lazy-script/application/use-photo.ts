import { useEffect, useRef, useState } from "react";
import { PhotoError, preparePhoto } from "../../../rules/photo.ts";
import type { ChosenPhoto } from "../../../ui/photo-field.tsx";

type Photo = ChosenPhoto & {
  /** Resolves with the file to send, or rejects with a `PhotoError`. */
  readonly preparation: Promise<File>;
};

/** @param setError gets null when a file is chosen, then its error if it isn't accepted. */
export function usePhoto(setError: (error: string | null) => void) {
  const [photo, setPhoto] = useState<Photo | null>(null);

  // While a file is being prepared, the visitor may choose another or leave the screen.
  const latest = useRef<File | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const choosePhoto = async (original: File) => {
    latest.current = original;
    setError(null);
    const preparation = preparePhoto(original);
    setPhoto({ original, prepared: null, preparation });
    try {
      const prepared = await preparation;
      if (latest.current === original) setPhoto({ original, prepared, preparation });
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      if (latest.current !== original) return;
      setPhoto(null);
      setError(error.message);
    }
  };
  const removePhoto = () => {
    latest.current = null;
    setPhoto(null);
  };
  return { photo, choosePhoto, removePhoto };
}
