// A visitor with a screen reader, poor eyes or large fingers couldn't use a form
// (`accessibility.ts`).

import { isPortal, states } from "../../src/tools/browser/states.ts";
import { testStates } from "./accessibility.ts";

testStates("the portal", states.filter(isPortal));
