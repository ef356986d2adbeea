// A visitor with a screen reader, poor eyes or large fingers couldn't use a screen
// (`accessibility.ts`).

import { isPortal, states } from "../../src/tools/browser/states.ts";
import { testStates } from "./accessibility.ts";

testStates(
  "the information screens",
  states.filter((state) => !isPortal(state)),
);
