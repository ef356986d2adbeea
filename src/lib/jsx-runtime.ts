/**
 * React's JSX runtime as an ES module (`jsxImportSource` in `tsconfig.json`). React's own is CommonJS:
 * each element would be a call such as `(0, runtime.jsx)(…)`, and a first visit 1.2 KB heavier.
 */
import * as runtime from "react/jsx-runtime";

export type { JSX } from "react/jsx-runtime";

export const { Fragment, jsx, jsxs } = runtime;
