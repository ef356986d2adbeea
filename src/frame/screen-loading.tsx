import { Container, HeadingToCome } from "../ui/layout.tsx";
import { Loading } from "../ui/loading.tsx";
import styles from "./frame.module.css";

/** What stands in a screen's place while its script is fetched. */
export function ScreenLoading({ title }: { readonly title: string }) {
  return (
    <Container className={styles.loading}>
      <HeadingToCome>{title}</HeadingToCome>
      <Loading text="Loading..." />
    </Container>
  );
}
