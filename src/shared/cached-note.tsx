import { sharedWords } from "../content/shared-words.ts";
import { formatDay } from "../rules/news-date.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import * as layout from "../ui/layout.module.css";
import * as styles from "./cached-note.module.css";

/** Says on which day the browser cached what is shown; nothing if it is fresh. */
export function CachedNote({ cachedAt }: { cachedAt: string | null }) {
  if (!cachedAt) return null;
  return (
    <p className={classNames(layout.withIcon, styles.note)}>
      <Icon shape={icons.clock} />
      <span>
        {sharedWords.cachedOn} {formatDay(new Date(cachedAt))}.
      </span>
    </p>
  );
}
