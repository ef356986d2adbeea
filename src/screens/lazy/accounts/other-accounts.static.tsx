import { otherAccounts } from "../../../content/portal.ts";
import { AskUs } from "../../../frame/ask-us.tsx";
import { staticPart } from "../../../lib/static-part.tsx";
import * as styles from "./accounts.module.css";

/** The links to ask for an account that the form doesn't offer. */
export const OtherAccounts = staticPart("other-accounts", () => (
  <div className={styles.below}>
    <p>{otherAccounts}</p>
    <AskUs />
  </div>
));
