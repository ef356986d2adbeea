import { createContext, type ReactNode, useContext, useState } from "react";

// Spec section 9.
const DEFAULT_DURATION_MS = 5000;
// Spec section 10.
const MAX_TOASTS = 3;

/** "uncertain" for what may have succeeded, which is treated as a failure. */
export type ToastKind = "success" | "uncertain" | "failure";

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** How long it is shown, without pauses. */
  readonly durationMs: number;
};

let lastId = 0;

function useToastState() {
  /** The oldest first. */
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  // These functions are the same in each render.
  const [actions] = useState(() => {
    const filter = (stays: (toast: Toast) => boolean) =>
      setToasts((before) => before.filter(stays));
    return {
      showToast: (kind: ToastKind, text: string, durationMs = DEFAULT_DURATION_MS) => {
        const toast = { id: ++lastId, kind, text, durationMs };
        setToasts((before) => [...before, toast].slice(-MAX_TOASTS));
      },
      closeToast: (closed: number) => filter(({ id }) => id !== closed),
      closeFailures: () => filter(({ kind }) => kind === "success"),
      closeAll: () => setToasts([]),
    };
  });
  return { toasts, ...actions };
}

const ToastsContext = createContext<ReturnType<typeof useToastState> | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  return <ToastsContext value={useToastState()}>{children}</ToastsContext>;
}

export function useToasts() {
  const value = useContext(ToastsContext);
  if (value === null) throw new Error("useToasts needs a ToastProvider around its component");
  return value;
}
