import { useEffect, useState } from "react";
import { home } from "../../content/home.ts";
import { linkTo } from "../../lib/address.ts";
import { useDataSaver } from "../../lib/data-saver.ts";
import { isFocusVisible } from "../../lib/focus-visible.ts";
import { usePageHidden } from "../../lib/page-visibility.ts";
import { useReducedMotion } from "../../lib/reduced-motion.ts";
import { useOpenAccountLink } from "../../session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./slideshow.module.css";

/** How long a slide stands, in milliseconds (spec section 4). */
const INTERVAL = 5000;

const { slides } = home;

/** The full-screen slides at the head of the site, which follow one another by themselves. */
export function Slideshow() {
  const openAccountLink = useOpenAccountLink();
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const pageHidden = usePageHidden();
  const reducedMotion = useReducedMotion();
  const dataSaver = useDataSaver();
  const standing = reducedMotion || dataSaver;
  const runs = !(stopped || hovered || focused || pageHidden || standing);

  // The effect runs again after each change of slide, whatever made it: so the timer restarts.
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), INTERVAL);
    return () => clearTimeout(timer);
  }, [current, runs]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What we offer"
      className={styles.hero}
      // A finger that taps neither hovers nor stays: the slides go on after it.
      onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(isFocusVisible(target))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.pictures}>
        {slides.map(({ id, imageUrl }, index) => (
          <img
            key={id}
            src={imageUrl}
            alt=""
            className={classNames(styles.picture, index === current && styles.shown)}
          />
        ))}
      </div>
      <div className={styles.panel}>
        <h1 className={styles.heading}>{home.heading}</h1>
        <div className={styles.slides}>
          {slides.map(({ id, title, subtitle }, index) => (
            <div
              key={id}
              aria-hidden={index !== current}
              className={classNames(styles.slide, index === current && styles.shown)}
            >
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          <ButtonLink look="primary" href={openAccountLink} className={styles.action}>
            Open Account
          </ButtonLink>
          <ButtonLink look="onDeep" href={linkTo(home.seeAccounts.path)} className={styles.action}>
            {home.seeAccounts.label}
          </ButtonLink>
        </div>
        <div className={styles.controls}>
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Show slide ${index + 1}: ${title}`}
              aria-current={index === current ? "true" : undefined}
              onClick={() => setCurrent(index)}
              className={styles.dot}
            />
          ))}
          {!standing && (
            <button
              type="button"
              aria-label={stopped ? "Play the slides" : "Pause the slides"}
              onClick={() => setStopped(!stopped)}
              className={styles.pause}
            >
              <Icon name={stopped ? "play" : "pause"} />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
