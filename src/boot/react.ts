/**
 * An entry that no page loads. esbuild puts modules into one chunk if the same entries import them.
 * With this entry React is a chunk of its own, which stays cached from release to release.
 */
import "react";
import "react/jsx-runtime";
import "react-dom/client";
