import { Container } from "../ui/layout.tsx";
import { Loading } from "../ui/loading.tsx";
import styles from "./frame.module.css";

/** What stands in a screen's place while its script is fetched. */
export function ScreenLoading() {
  return (
    <Container className={styles.loading}>
      <Loading text="Loading..." />
    </Container>
  );
}
