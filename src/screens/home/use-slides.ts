import { type RefObject, useEffect, useState } from "react";
import {
  useDataSaver,
  useOnScreen,
  usePageHidden,
  useReducedMotion,
} from "../../lib/browser-state.ts";

/** How long a slide stands, in milliseconds (spec section 4). */
const INTERVAL = 5000;

/**
 * Which of the slides is shown. They follow one another by themselves while the visitor can see them
 * and does nothing with them.
 *
 * @param hero what they stand in.
 * @param held whether the visitor is at them.
 */
export function useSlides(hero: RefObject<Element | null>, count: number, held: boolean) {
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const onScreen = useOnScreen(hero);
  const pageHidden = usePageHidden();
  const reducedMotion = useReducedMotion();
  const dataSaver = useDataSaver();
  const manual = reducedMotion || dataSaver;
  const runs = !(stopped || held || pageHidden || !onScreen || manual);

  // The effect runs again after each change of slide, whatever made it: so the timer restarts.
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), INTERVAL);
    return () => clearTimeout(timer);
  }, [current, runs, count]);

  // A picture is fetched when its slide is next; the first is in the document.
  const [furthest, setFurthest] = useState(0);
  const needed = runs ? current + 1 : current;
  useEffect(() => setFurthest((before) => Math.max(before, needed)), [needed]);

  return {
    current,
    setCurrent,
    stopped,
    setStopped,
    /** Whether they change by hand alone, as the visitor's device asks. */
    manual,
    /** The last slide whose picture is fetched by now. */
    furthest,
  };
}
