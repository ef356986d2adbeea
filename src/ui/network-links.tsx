import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./network-links.module.css";

const NETWORKS = [
  { name: "facebook", label: "Facebook" },
  { name: "twitter", label: "Twitter" },
  { name: "linkedin", label: "LinkedIn" },
] as const;

type NetworkLinksProps = {
  readonly owner: string;
  /** The URLs of the pages; empty for a network without one. */
  readonly networks: Readonly<Record<(typeof NETWORKS)[number]["name"], string>>;
};

export function NetworkLinks({ owner, networks }: NetworkLinksProps) {
  const pages = NETWORKS.filter(({ name }) => networks[name] !== "");
  if (pages.length === 0) return null;
  return (
    <ul className={styles.links}>
      {pages.map(({ name, label }) => (
        <li key={name}>
          <a
            href={networks[name]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${owner} on ${label}`}
            className={styles.link}
          >
            <Icon shape={icons[name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
