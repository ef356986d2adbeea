import { testEngine } from "./visit.ts";
import { findWebkit } from "./webkit.ts";

testEngine("webkit", await findWebkit());
