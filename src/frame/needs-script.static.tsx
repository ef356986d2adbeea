import * as company from "../content/company.ts";
import { needsScript } from "../content/needs-script.ts";
import * as styles from "./screen-loading.module.css";

/** Shown on a screen that needs a script where none runs, and only there. */
export function NeedsScript() {
  return (
    <div className={styles.needsScript}>
      <p>{needsScript.text}</p>
      <p>{needsScript.instead}</p>
      <ul>
        {company.contacts.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
