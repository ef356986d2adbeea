/** What a unit test finds, before it loads modules of the site: their settings, and a window. */
import "./unit-settings.ts";
import "./happy-dom.ts";
