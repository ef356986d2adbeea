import * as company from "../content/company.ts";
import { Logo } from "../ui/logo.tsx";
import * as styles from "./navigation.module.css";

/** The institution's logo and name, in the bar. */
export function Brand() {
  return (
    <span className={styles.fitting}>
      <Logo className={styles.logo} />
      <span className={styles.name}>{company.name}</span>
    </span>
  );
}
