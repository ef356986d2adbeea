import { testStates } from "./accessibility.ts";
import { isPortal, states } from "./states.ts";

testStates("the portal", states.filter(isPortal));
