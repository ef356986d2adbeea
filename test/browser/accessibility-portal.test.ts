/** Runs the checks of `accessibility.ts` on the portal's forms. */
import { isPortal, states } from "../../src/tools/browser/states.ts";
import { testStates } from "./accessibility.ts";

testStates("the portal", states.filter(isPortal));
