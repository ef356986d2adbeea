/** Runs the checks of `accessibility.ts` on the information screens. */
import { states } from "../../src/tools/browser/states.ts";
import { isPortal, testStates } from "./accessibility.ts";

testStates(
  "the information screens",
  states.filter((state) => !isPortal(state)),
);
