/** Runs the checks of `accessibility.ts` on the information screens. */
import { isPortal, states } from "../../src/tools/browser/states.ts";
import { testStates } from "./accessibility.ts";

testStates(
  "the information screens",
  states.filter((state) => !isPortal(state)),
);
