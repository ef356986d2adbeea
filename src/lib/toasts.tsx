import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
} from "react";

/** How long a toast stays by default, in milliseconds, not counting pauses (spec section 9). */
const DURATION = 5000;

/** How many toasts stand at once; a further one takes the place of the oldest. */
const MOST = 3;

export type ToastKind = "success" | "failure";

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** The time of day, in milliseconds, at which it closes. */
  readonly deadline: number;
};

export type ToastState = {
  readonly toasts: readonly Toast[];
  /** When the clock of all toasts was stopped; null while it runs. */
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
  | { readonly type: "clear" }
  | { readonly type: "expire"; readonly now: number }
  | { readonly type: "pause"; readonly now: number }
  | { readonly type: "resume"; readonly now: number };

export const noToasts: ToastState = { toasts: [], pausedAt: null, nextId: 1 };

/** What becomes of the toasts; each time is in milliseconds, as `Date.now()` gives it. */
export function reduceToasts(state: ToastState, action: ToastAction): ToastState {
  switch (action.type) {
    case "show": {
      // A toast that comes during a pause has its whole time left when the pause ends.
      const { kind, text, duration } = action;
      const deadline = (state.pausedAt ?? action.now) + duration;
      const toast = { id: state.nextId, kind, text, deadline };
      return { ...state, toasts: [...state.toasts, toast].slice(-MOST), nextId: state.nextId + 1 };
    }
    case "close":
      return { ...state, toasts: state.toasts.filter(({ id }) => id !== action.id) };
    case "clear":
      return { ...state, toasts: [] };
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

type ShowToast = (kind: ToastKind, text: string, duration?: number) => void;

type ToastControls = {
  readonly toasts: readonly Toast[];
  readonly close: (id: number) => void;
  readonly setPaused: (paused: boolean) => void;
};

const ShowToastContext = createContext<ShowToast>(() => {});
const ClearToastsContext = createContext(() => {});
const ToastControlsContext = createContext<ToastControls>({
  toasts: [],
  close: () => {},
  setPaused: () => {},
});

/** Holds the toasts of everything inside it, and their clock. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [{ toasts, pausedAt }, dispatch] = useReducer(reduceToasts, noToasts);

  const nextDeadline = Math.min(...toasts.map(({ deadline }) => deadline));
  useEffect(() => {
    if (pausedAt !== null || nextDeadline === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      // A timer may be early by the clock, and the clock be set back: the wait is over all the same.
      () => dispatch({ type: "expire", now: Math.max(Date.now(), nextDeadline) }),
      nextDeadline - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [pausedAt, nextDeadline]);

  const show = useCallback<ShowToast>(
    (kind, text, duration = DURATION) =>
      dispatch({ type: "show", kind, text, duration, now: Date.now() }),
    [],
  );
  const clear = useCallback(() => dispatch({ type: "clear" }), []);
  const close = useCallback((id: number) => dispatch({ type: "close", id }), []);
  const setPaused = useCallback(
    (paused: boolean) => dispatch({ type: paused ? "pause" : "resume", now: Date.now() }),
    [],
  );
  const controls = useMemo(() => ({ toasts, close, setPaused }), [toasts, close, setPaused]);

  return (
    <ShowToastContext value={show}>
      <ClearToastsContext value={clear}>
        <ToastControlsContext value={controls}>{children}</ToastControlsContext>
      </ClearToastsContext>
    </ShowToastContext>
  );
}

/** Shows a toast: `showToast("failure", "No connection")`, for 5 s or the milliseconds given. */
export function useShowToast(): ShowToast {
  return useContext(ShowToastContext);
}

/** Closes all toasts: a new attempt begins, and they were about the one before. */
export function useClearToasts(): () => void {
  return useContext(ClearToastsContext);
}

/** What a view of the toasts needs. */
export function useToasts(): ToastControls {
  return useContext(ToastControlsContext);
}
