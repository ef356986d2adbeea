import { findOldChromium } from "./old-chromium.ts";
import { testEngine } from "./visit.ts";

testEngine("chromium-80", await findOldChromium());
