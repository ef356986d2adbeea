/**
 * React's JSX runtime as an ES module (`jsxImportSource` in `tsconfig.json`). With React's own,
 * which is CommonJS, a first visit weighs 1.2 KB more.
 */
import * as runtime from "react/jsx-runtime";

export type { JSX } from "react/jsx-runtime";

export const { Fragment, jsx, jsxs } = runtime;
