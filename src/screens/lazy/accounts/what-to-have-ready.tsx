import { idTypes } from "../../../content/id-types.ts";
import { application } from "../../../content/portal.ts";
import { AskUs } from "../../../shared/ask-us.tsx";
import * as styles from "./what-to-have-ready.module.css";

const words = application.toHaveReady;

/** The things that an application needs, and the links to ask about it. */
export function WhatToHaveReady() {
  return (
    <div className={styles.ready}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p>{words.id}</p>
      <ul className={styles.types}>
        {idTypes.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
      <p>{words.photo}</p>
      <h2 className={styles.heading}>{words.questions}</h2>
      <AskUs />
    </div>
  );
}
