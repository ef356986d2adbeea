import { type RefObject, useEffect, useState } from "react";
import { useOnScreen, usePageHidden, useReducedMotion } from "../../../lib/browser-state.ts";
import { savesData } from "../../../lib/data-saver.ts";
import { useHydrated } from "../../../lib/page-phase.ts";

/** How long a slide is shown, in milliseconds (spec section 4). */
const INTERVAL = 5000;

/**
 * The state of the slides. They advance while the visitor sees them and doesn't interact with them.
 *
 * @param hero the element that contains them.
 * @param count how many there are.
 * @param interacting whether the visitor has the focus in them, or the mouse on their controls.
 */
export function useSlides(hero: RefObject<Element | null>, count: number, interacting: boolean) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const onScreen = useOnScreen(hero);
  const pageHidden = usePageHidden();
  const reducedMotion = useReducedMotion();
  // Only after hydration: the prerendered slides have the pause button.
  const dataSaver = useHydrated() && savesData;
  const manual = reducedMotion || dataSaver;
  const runs = !(stopped || interacting || pageHidden || !onScreen || manual);

  // Each change of slide runs the effect again, and so restarts the timer.
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [current, runs, count]);

  // Each picture is added one slide ahead, not at the start: an SVG takes the browser some time.
  const [furthest, setFurthest] = useState(0);
  const needed = runs ? current + 1 : current;
  useEffect(() => setFurthest((before) => Math.max(before, needed)), [needed]);

  return {
    current,
    setCurrent,
    stopped,
    setStopped,
    /** Whether only the visitor advances them: for reduced motion, and to save data. */
    manual,
    /** The index of the last slide whose picture is in the page. */
    furthest,
  };
}
