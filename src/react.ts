/*
 * An entry of its own, which no page loads. esbuild puts what the same entries import into one
 * chunk: this one makes React a chunk by itself, which stays on a phone from release to release.
 */
import "react";
import "react/jsx-runtime";
import "react-dom/client";
