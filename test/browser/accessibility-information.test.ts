// The information screens for screen readers, poor eyes and large fingers (`accessibility.ts`).

import { isPortal, states } from "../../src/tools/browser/states.ts";
import { testStates } from "./accessibility.ts";

testStates(
  "the information screens",
  states.filter((state) => !isPortal(state)),
);
