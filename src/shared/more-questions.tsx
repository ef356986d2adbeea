import { askUs } from "../content/ask-us.ts";
import { classNames } from "../ui/class-names.ts";
import * as layout from "../ui/layout.module.css";
import { AskUs } from "./ask-us.tsx";
import * as styles from "./more-questions.module.css";

export function MoreQuestions() {
  return (
    <aside data-not-printed="" className={classNames(layout.stack, styles.box)}>
      <h2 className={layout.title}>{askUs.heading}</h2>
      <AskUs />
    </aside>
  );
}
