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

/** Functions that show and close toasts. They are the same in each render. */
type ToastActions = {
  readonly showToast: (kind: ToastKind, text: string, duration?: number) => void;
  readonly closeToast: (id: number) => void;
  /** Closes all failures. A form does that before a new attempt, and when it unmounts. */
  readonly closeFailures: () => void;
};

const ToastActionsContext = createContext<ToastActions | null>(null);
const ToastsContext = createContext<readonly Toast[]>([]);

let lastId = 0;

/** Provides toasts to its children. `ToastRegion` shows each, and closes it after its duration. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [actions] = useState<ToastActions>(() => {
    const filter = (stays: (toast: Toast) => boolean) =>
      setToasts((before) => before.filter(stays));
    return {
      showToast: (kind, text, duration = DEFAULT_DURATION) => {
        const toast = { id: ++lastId, kind, text, duration };
        setToasts((before) => [...before, toast].slice(-MAX_TOASTS));
      },
      closeToast: (closed) => filter(({ id }) => id !== closed),
      closeFailures: () => filter(({ kind }) => kind !== "failure"),
    };
  });

  return (
    <ToastActionsContext value={actions}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </ToastActionsContext>
  );
}

/** The functions that show and close toasts. */
export function useToastActions(): ToastActions {
  const actions = useContext(ToastActionsContext);
  if (actions === null)
    throw new Error("useToastActions needs a ToastProvider around its component");
  return actions;
}

/** The toasts that are shown, the oldest first. */
export function useToasts(): readonly Toast[] {
  return useContext(ToastsContext);
}
