/**
 * An entry that no page loads. esbuild makes a chunk of the modules that the same entries import,
 * so React is a chunk of its own, which stays cached from release to release.
 */
import "react";
import "react/jsx-runtime";
import "react-dom/client";
