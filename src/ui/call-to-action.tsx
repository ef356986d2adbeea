import { linkTo } from "../lib/address.ts";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Cloth } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./call-to-action.module.css";
import * as utilities from "./utilities.module.css";

type CallToActionProps = {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly path: string;
};

export function CallToAction({ heading, text, action, path }: CallToActionProps) {
  return (
    <section data-not-printed="" className={styles.band}>
      <Cloth pattern="path" className={styles.edge} />
      <Container spaced className={classNames(utilities.stack, styles.row)}>
        <div>
          <h2>{heading}</h2>
          <p className={classNames(utilities.subtitle, styles.text)}>{text}</p>
        </div>
        <ButtonLink look="primary" href={linkTo(path)}>
          {action}
        </ButtonLink>
      </Container>
    </section>
  );
}
