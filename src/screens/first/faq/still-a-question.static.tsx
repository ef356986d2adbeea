import { askUs } from "../../../content/ask-us.ts";
import { AskUs } from "../../../frame/ask-us.tsx";
import { staticPart } from "../../../lib/static-part.tsx";
import * as styles from "./faq.module.css";

export const StillAQuestion = staticPart("still-a-question", () => (
  <>
    <h2 className={styles.heading}>{askUs.heading}</h2>
    <AskUs />
  </>
));
