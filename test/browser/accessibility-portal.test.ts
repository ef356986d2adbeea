/** The forms of the portal can be used by every visitor, in every window (`accessibility.ts`). */
import { states } from "../../src/tools/browser/states.ts";
import { isPortal, testStates } from "./accessibility.ts";

testStates("the portal", states.filter(isPortal));
