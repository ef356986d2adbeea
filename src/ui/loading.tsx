import { type ReactNode, useEffect, useState } from "react";
import styles from "./loading.module.css";

/** What is being waited for, in words, over the shape of what comes. */
export function Loading({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ReactNode;
}) {
  // A reader announces what comes into a region that it knows, not what it comes with.
  const [announced, setAnnounced] = useState("");
  useEffect(() => setAnnounced(text), [text]);

  return (
    <div>
      <p role="status" className={styles.text}>
        <span aria-hidden="true" className={styles.spinner} />
        {announced}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A piece of unfinished cloth where a text or a picture will be. */
export function Skeleton({ shape }: { readonly shape: "line" | "heading" | "picture" }) {
  return <div className={`${styles.skeleton} ${styles[shape]}`} />;
}
