/**
 * An entry that no page loads. esbuild makes one chunk of the modules that the same entries import: so React is a
 * chunk by itself, which stays on a phone from release to release.
 */
import "react";
import "react/jsx-runtime";
import "react-dom/client";
