import { createContext, type ReactNode, useContext, useState } from "react";

// Spec section 9.
const DEFAULT_DURATION_MS = 5000;
// Spec section 10.
const MAX_TOASTS = 3;

export type ToastKind = "success" | "failure";

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** How long it is shown, without pauses. */
  readonly durationMs: number;
};

type Toasts = {
  /** The oldest first. */
  readonly toasts: readonly Toast[];
  // These functions are the same in each render.
  readonly showToast: (kind: ToastKind, text: string, durationMs?: number) => void;
  readonly closeToast: (id: number) => void;
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
      showToast: (kind, text, durationMs = DEFAULT_DURATION_MS) => {
        const toast = { id: ++lastId, kind, text, durationMs };
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
