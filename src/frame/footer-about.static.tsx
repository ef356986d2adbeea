import * as company from "../content/company.ts";
import { networks } from "../content/external-links.ts";
import { footer } from "../content/footer.ts";
import { staticPart } from "../lib/static-part.tsx";
import { Logo } from "../ui/logo.tsx";
import { NetworkLinks } from "../ui/network-links.tsx";
import * as styles from "./footer.module.css";

export const FooterAbout = staticPart("footer-about", () => (
  <div className={styles.about}>
    <p className={styles.brand}>
      <Logo className={styles.logo} />
      {company.name}
    </p>
    <NetworkLinks owner={company.name} networks={networks} />
    <p className={styles.blurb}>{footer.blurb}</p>
    <address className={styles.blurb}>
      {company.address.join(", ")}
      <br />
      {company.landmark}
    </address>
  </div>
));
