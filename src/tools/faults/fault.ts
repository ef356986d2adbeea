/** A fault that tests should notice: in a file, a text that occurs once, and what replaces it. */
export type Fault = {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** What a visitor or an operator loses. */
  readonly loses: string;
  /** Parts of the paths of the test files that should notice it. */
  readonly tests: readonly string[];
};
