import { createContext, type ReactNode, useContext, useState } from "react";

/** How long a toast is shown by default, in milliseconds, not counting pauses (spec section 9). */
const DEFAULT_DURATION = 5000;

/** How many toasts are shown at once; a further one replaces the oldest. */
const MAX_TOASTS = 3;

export type ToastKind = "success" | "failure";

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** How long it is shown, in milliseconds, not counting pauses. */
  readonly duration: number;
};

type Toasts = {
  /** The toasts that are shown, the oldest first. */
  readonly toasts: readonly Toast[];
  // These functions are the same in each render.
  readonly showToast: (kind: ToastKind, text: string, duration?: number) => void;
  readonly closeToast: (id: number) => void;
  /** Closes all failures. A form does that before a new attempt, and when it unmounts. */
  readonly closeFailures: () => void;
  readonly closeAll: () => void;
};

const ToastsContext = createContext<Toasts | null>(null);

let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [actions] = useState<Omit<Toasts, "toasts">>(() => {
    const filter = (stays: (toast: Toast) => boolean) =>
      setToasts((before) => before.filter(stays));
    return {
      showToast: (kind, text, duration = DEFAULT_DURATION) => {
        const toast = { id: ++lastId, kind, text, duration };
        setToasts((before) => [...before, toast].slice(-MAX_TOASTS));
      },
      closeToast: (closed) => filter(({ id }) => id !== closed),
      closeFailures: () => filter(({ kind }) => kind !== "failure"),
      closeAll: () => setToasts([]),
    };
  });
  return <ToastsContext value={{ toasts, ...actions }}>{children}</ToastsContext>;
}

export function useToasts(): Toasts {
  const value = useContext(ToastsContext);
  if (value === null) throw new Error("useToasts needs a ToastProvider around its component");
  return value;
}
