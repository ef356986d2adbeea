import { Container } from "../ui/layout.tsx";
import { Loading, LoadingHeading } from "../ui/loading.tsx";
import * as styles from "./screen-loading.module.css";

/** Shown in place of a screen while its script is fetched. */
export function ScreenLoading({ title }: { readonly title: string }) {
  return (
    <Container className={styles.screen}>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text="Loading..." />
    </Container>
  );
}
