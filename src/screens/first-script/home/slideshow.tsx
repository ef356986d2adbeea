import { type RefObject, useEffect, useRef, useState } from "react";
import { licensedBy } from "../../../content/company.ts";
import { barWords } from "../../../content/navigation.ts";
import { slideshow } from "../../../content/slides.ts";
import { linkTo } from "../../../lib/address.ts";
import { usePageHidden, useReducedMotion } from "../../../lib/browser-state.ts";
import { isFocusVisible } from "../../../lib/focus.ts";
import { useInViewport } from "../../../lib/viewport.ts";
import { screens } from "../../../screen-table.ts";
import { useOpenAccountLink } from "../../../shared/use-open-account-link.ts";
import { ButtonLink, ButtonRow } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";
import { VisuallyHidden } from "../../../ui/layout.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./slideshow.module.css";

const { label, slides, seeAccounts, offer, controls } = slideshow;

/** How long a slide is shown (spec section 4). */
const INTERVAL_MS = 5000;

/** @param isInteracting whether the focus is in the slideshow, or the mouse on its controls. */
function useSlides(hero: RefObject<Element | null>, isInteracting: boolean) {
  // An object, since a press on the dot of the current slide has to set a new value.
  const [slide, setSlide] = useState({ index: 0 });
  const current = slide.index;
  const [isStopped, setIsStopped] = useState(false);
  // What a press has done. Screen readers say nothing of slides that advance by themselves.
  const [announcement, setAnnouncement] = useState("");
  const isInViewport = useInViewport(hero);
  const isPageHidden = usePageHidden();
  const prefersReducedMotion = useReducedMotion();
  const isRunning = !(
    isStopped ||
    isInteracting ||
    isPageHidden ||
    !isInViewport ||
    prefersReducedMotion
  );

  // Each new slide, and each press on a dot, runs the effect again, and so restarts the timer.
  useEffect(() => {
    if (!isRunning) return;
    const showNext = () => {
      setSlide({ index: (slide.index + 1) % slides.length });
      setAnnouncement("");
    };
    const timer = setTimeout(showNext, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [slide, isRunning]);

  // Each picture is loaded one slide ahead, since an SVG takes the browser some time.
  const [furthest, setFurthest] = useState(0);
  const needed = isRunning ? current + 1 : current;
  useEffect(() => setFurthest((before) => Math.max(before, needed)), [needed]);

  return {
    current,
    show: (index: number) => {
      setSlide({ index });
      setAnnouncement(controls.shown(index + 1));
    },
    isStopped,
    toggle: () => {
      setIsStopped(!isStopped);
      setAnnouncement(isStopped ? controls.playing : controls.paused);
    },
    announcement,
    isManual: prefersReducedMotion,
    furthest,
  };
}

export function Slideshow() {
  const openAccountLink = useOpenAccountLink();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hero = useRef<HTMLElement>(null);
  const state = useSlides(hero, isHovered || isFocused);
  const { current, furthest } = state;

  return (
    <section
      ref={hero}
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(utilities.stack, utilities.dark, styles.hero)}
      onFocus={({ target }) => setIsFocused(isFocusVisible(target))}
      onBlur={() => setIsFocused(false)}
    >
      <div data-needs-next-sibling="" className={styles.panel}>
        <h1 className={styles.heading}>{screens.home.title}</h1>
        <div className={styles.slides}>
          {slides.map(({ id, title, subtitle }, index) => (
            <div key={id} className={classNames(styles.slide, index === current && styles.shown)}>
              <h2 className={styles.title}>{title}</h2>
              <p className={classNames(utilities.subtitle, styles.subtitle)}>{subtitle}</p>
            </div>
          ))}
        </div>
        <ButtonRow className={styles.actions}>
          <ButtonLink look="primary" href={openAccountLink}>
            {barWords.openAccount}
          </ButtonLink>
          <ButtonLink look="onDeep" href={linkTo(seeAccounts.path)}>
            {seeAccounts.label}
          </ButtonLink>
        </ButtonRow>
        <p className={styles.offer}>
          {offer.text} <strong>{offer.deposit}</strong>
          <br />
          {licensedBy}
        </p>
        <Controls {...state} onHover={setIsHovered} />
      </div>
      {/* After the text, so that the browser paints the text first. */}
      <div data-not-printed="" className={styles.pictures}>
        {slides.map(({ id }, index) => (
          <div
            key={id}
            data-picture={index <= furthest ? id : undefined}
            className={classNames(
              utilities.covering,
              styles.picture,
              index === current && styles.shown,
            )}
          />
        ))}
      </div>
    </section>
  );
}

function Controls({
  current,
  show,
  isStopped,
  toggle,
  announcement,
  isManual,
  onHover,
}: ReturnType<typeof useSlides> & { readonly onHover: (isHovered: boolean) => void }) {
  return (
    <div
      className={styles.controls}
      // Only for a mouse, since the slides go on after a tap.
      onPointerEnter={({ pointerType }) => onHover(pointerType === "mouse")}
      onPointerLeave={() => onHover(false)}
    >
      {!isManual && (
        <button
          type="button"
          aria-label={isStopped ? controls.play : controls.pause}
          onClick={toggle}
          className={styles.pause}
        >
          <Icon shape={isStopped ? icons.play : icons.pause} />
        </button>
      )}
      {slides.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          aria-label={controls.show(index + 1, title)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => show(index)}
          className={styles.dot}
        />
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
