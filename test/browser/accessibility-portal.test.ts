/** Runs the checks of `accessibility.ts` on the portal's forms. */
import { states } from "../../src/tools/browser/states.ts";
import { isPortal, testStates } from "./accessibility.ts";

testStates("the portal", states.filter(isPortal));
