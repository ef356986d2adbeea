/** The information screens can be used by every visitor, in every window (`accessibility.ts`). */
import { states } from "../../src/tools/browser/states.ts";
import { isPortal, testStates } from "./accessibility.ts";

testStates(
  "the information screens",
  states.filter((state) => !isPortal(state)),
);
