import "./ui/tokens.css";
import "./ui/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { savesData } from "./lib/data-saver.ts";
import { whenIdle } from "./lib/idle.ts";

// Every change of route scrolls to the top; the browser's own restoring would jump first.
window.history.scrollRestoration = "manual";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(<App />);

// The other screens' script comes before it is asked for, but for visitors who count each byte. If
// it doesn't come, the screen that needs it says so.
whenIdle(() => {
  if (!savesData()) import("./later-screens.ts").catch(() => {});
});
