import { accountTypes } from "../../../content/account-types.ts";
import { screens } from "../../../screen-table.ts";
import { Catalogue } from "../../../shared/catalogue.tsx";
import { useOpenAccountLink } from "../../../shared/open-account-link.ts";
import { linkWith } from "../../../shared/target.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Icon } from "../../../ui/icon.tsx";
import * as icons from "../../../ui/icons.ts";
import { Section } from "../../../ui/section.tsx";
import * as styles from "./account-types.module.css";

const { chooser, openAccount, ...catalogue } = accountTypes;
const { path } = screens.accountTypes;

export function AccountTypes() {
  return (
    <>
      <Catalogue {...catalogue} path={path} cloth="river" enquiry="savings">
        <Section heading={chooser.heading} cream>
          <ul className={styles.choices}>
            {chooser.choices.map(({ need, account, name }) => (
              <li key={account}>
                <a href={linkWith(path, "product", account)} className={styles.choice}>
                  <span>{need}</span>
                  <strong>{name}</strong>
                  <Icon shape={icons.arrowDown} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      </Catalogue>
      <CallToAction {...openAccount} link={useOpenAccountLink()} />
    </>
  );
}
