import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import * as styles from "./network-links.module.css";

const NETWORKS = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

/** Links to pages in the social networks, each in a new tab. */
export function NetworkLinks({
  of,
  networks,
}: {
  /** Whose pages they are, for the links' accessible names. */
  readonly of: string;
  readonly networks: Readonly<Record<(typeof NETWORKS)[number]["name"], string>>;
}) {
  return (
    <ul className={styles.links}>
      {NETWORKS.map(({ name, label }) => (
        <li key={name}>
          <a
            href={networks[name]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${of} on ${label}`}
            className={styles.link}
          >
            <Icon shape={icons[name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
