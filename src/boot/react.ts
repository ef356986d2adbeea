/**
 * An entry that no page loads. esbuild makes a chunk of the modules that the same entries import,
 * so React is a chunk of its own. After a release that changes a word which both scripts share, a
 * returning visitor downloads 46 KB of scripts instead of 106 KB.
 */
import "react";
import "react/jsx-runtime";
import "react-dom/client";
