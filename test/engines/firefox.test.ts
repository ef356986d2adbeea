import { findFirefox } from "./firefox.ts";
import { testEngine } from "./visit.ts";

testEngine("firefox", await findFirefox());
