import { useRef, useState } from "react";
import { barWords } from "../../../content/navigation.ts";
import { slideshow } from "../../../content/slides.ts";
import { linkTo } from "../../../lib/address.ts";
import { isFocusVisible } from "../../../lib/focus.ts";
import { useOpenAccountLink } from "../../../shared/open-account-link.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import * as icons from "../../../ui/icons.ts";
import * as styles from "./slideshow.module.css";
import { useSlides } from "./use-slides.ts";

const { heading, label, slides, seeAccounts, controls } = slideshow;

/** The full-screen hero of Home, whose slides advance automatically. */
export function Slideshow() {
  const openAccountLink = useOpenAccountLink();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hero = useRef<HTMLElement>(null);
  const state = useSlides(hero, slides.length, hovered || focused);
  const { current, furthest } = state;

  return (
    <section
      ref={hero}
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.hero}
      onFocus={({ target }) => setFocused(isFocusVisible(target))}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.panel}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.slides}>
          {slides.map(({ id, title, subtitle }, index) => (
            <div key={id} className={classNames(styles.slide, index === current && styles.shown)}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
          ))}
        </div>
        <ButtonRow className={styles.actions}>
          <ButtonLink look="primary" {...openAccountLink}>
            {barWords.openAccount}
          </ButtonLink>
          <ButtonLink look="onDeep" href={linkTo(seeAccounts.path)}>
            {seeAccounts.label}
          </ButtonLink>
        </ButtonRow>
        <Controls {...state} onHover={setHovered} />
      </div>
      {/* After the text, so that the browser paints the text first. */}
      <div className={styles.pictures}>
        {slides.slice(0, furthest + 1).map(({ id, imageUrl }, index) => (
          <SlidePicture
            key={id}
            imageUrl={imageUrl}
            prerendered={index === 0}
            shown={index === current}
          />
        ))}
      </div>
    </section>
  );
}

/** A dot for each slide, and the button that pauses and plays them. */
function Controls({
  current,
  setCurrent,
  stopped,
  setStopped,
  manual,
  onHover,
}: ReturnType<typeof useSlides> & { readonly onHover: (hovered: boolean) => void }) {
  return (
    <div
      className={styles.controls}
      // Only a mouse hovers: after a tap the slides go on.
      onPointerEnter={({ pointerType }) => onHover(pointerType === "mouse")}
      onPointerLeave={() => onHover(false)}
    >
      {!manual && (
        <button
          type="button"
          aria-label={stopped ? controls.play : controls.pause}
          onClick={() => setStopped(!stopped)}
          className={styles.pause}
        >
          <Icon shape={stopped ? icons.play : icons.pause} />
        </button>
      )}
      {slides.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          aria-label={controls.show(index + 1, title)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => setCurrent(index)}
          className={styles.dot}
        />
      ))}
    </div>
  );
}

type SlidePictureProps = {
  readonly imageUrl: string;
  readonly prerendered: boolean;
  readonly shown: boolean;
};

/** A slide's picture, which fades in when it has loaded. */
function SlidePicture({ imageUrl, prerendered, shown }: SlidePictureProps) {
  const [loaded, setLoaded] = useState(prerendered);
  return (
    <img
      src={imageUrl}
      alt=""
      onLoad={() => setLoaded(true)}
      className={classNames(styles.picture, shown && loaded && styles.shown)}
    />
  );
}
