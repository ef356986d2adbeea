import "./ui/tokens.css";
import "./ui/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

// Every change of route scrolls to the top; the browser's own restoring would jump first.
window.history.scrollRestoration = "manual";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(<App />);
