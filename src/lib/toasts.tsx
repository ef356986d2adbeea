import { createContext, type ReactNode, useContext, useEffect, useReducer, useState } from "react";

/** How long a toast is shown by default, in milliseconds, not counting pauses (spec section 9). */
const DEFAULT_DURATION = 5000;

/** How many toasts are shown at once; a further one replaces the oldest. */
const MAX_TOASTS = 3;

export type ToastKind = "success" | "failure";

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** When it closes, in milliseconds, as `performance.now()` returns them. */
  readonly deadline: number;
};

export type ToastState = {
  readonly toasts: readonly Toast[];
  /** When all toasts were paused; null while they aren't. */
  readonly pausedAt: number | null;
  readonly nextId: number;
};

export type ToastAction =
  | {
      readonly type: "show";
      readonly kind: ToastKind;
      readonly text: string;
      readonly duration: number;
      readonly now: number;
    }
  | { readonly type: "close"; readonly id: number }
  | { readonly type: "closeFailures" }
  | { readonly type: "expire"; readonly now: number }
  | { readonly type: "pause"; readonly now: number }
  | { readonly type: "resume"; readonly now: number };

export const noToasts: ToastState = { toasts: [], pausedAt: null, nextId: 1 };

/** The reducer of the toasts; each time is in milliseconds, as `performance.now()` returns it. */
export function reduceToasts(state: ToastState, action: ToastAction): ToastState {
  switch (action.type) {
    case "show": {
      // A toast that is added during a pause has its whole duration left when the pause ends.
      const { kind, text, duration } = action;
      const deadline = (state.pausedAt ?? action.now) + duration;
      const toast = { id: state.nextId, kind, text, deadline };
      return {
        ...state,
        toasts: [...state.toasts, toast].slice(-MAX_TOASTS),
        nextId: state.nextId + 1,
      };
    }
    case "close":
      return { ...state, toasts: state.toasts.filter(({ id }) => id !== action.id) };
    case "closeFailures":
      return { ...state, toasts: state.toasts.filter(({ kind }) => kind !== "failure") };
    case "expire":
      if (state.pausedAt !== null) return state;
      return { ...state, toasts: state.toasts.filter(({ deadline }) => deadline > action.now) };
    case "pause":
      return { ...state, pausedAt: state.pausedAt ?? action.now };
    case "resume": {
      if (state.pausedAt === null) return state;
      const pause = action.now - state.pausedAt;
      const toasts = state.toasts.map((toast) => ({ ...toast, deadline: toast.deadline + pause }));
      return { ...state, toasts, pausedAt: null };
    }
  }
}

/** What can be done with toasts. These functions stay the same from render to render. */
type ToastActions = {
  /** `showToast("failure", "No connection")`, for 5 s or the milliseconds given. */
  readonly showToast: (kind: ToastKind, text: string, duration?: number) => void;
  readonly closeToast: (id: number) => void;
  /** Closes all failures, as a form does at the beginning of a new attempt and when it is left. */
  readonly closeFailures: () => void;
  /** Pauses the time of all toasts, or resumes it. */
  readonly pauseToasts: (paused: boolean) => void;
};

const ToastActionsContext = createContext<ToastActions | null>(null);
const ToastsContext = createContext<readonly Toast[]>([]);

/** Provides toasts to everything inside it, and closes them when their time is over. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [{ toasts, pausedAt }, dispatch] = useReducer(reduceToasts, noToasts);

  const nextDeadline = Math.min(...toasts.map(({ deadline }) => deadline));
  useEffect(() => {
    if (pausedAt !== null || nextDeadline === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      // The timer decides: by this clock it may be a little early.
      () => dispatch({ type: "expire", now: Math.max(performance.now(), nextDeadline) }),
      nextDeadline - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [pausedAt, nextDeadline]);

  const [actions] = useState<ToastActions>(() => ({
    showToast: (kind, text, duration = DEFAULT_DURATION) =>
      dispatch({ type: "show", kind, text, duration, now: performance.now() }),
    closeToast: (id) => dispatch({ type: "close", id }),
    closeFailures: () => dispatch({ type: "closeFailures" }),
    pauseToasts: (paused) =>
      dispatch({ type: paused ? "pause" : "resume", now: performance.now() }),
  }));

  return (
    <ToastActionsContext value={actions}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </ToastActionsContext>
  );
}

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
