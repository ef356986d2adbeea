import { Component, type ReactNode } from "react";

type Props = { readonly otherwise: ReactNode; readonly children: ReactNode };

/** Shows something else in place of what fails while it is shown, so that the rest stands. */
export class Boundary extends Component<Props> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
