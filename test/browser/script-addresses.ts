/** The addresses of the site's scripts. */

export const SCRIPTS = "**/*.js";
export const MAIN = "**/main-*.js";
/** A module that the first script imports. */
export const CHUNK = /\/chunk-\w+\.js$/;
export const LAZY = /\/lazy-screens-\w+\.js$/;
