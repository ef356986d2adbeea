import { testStates } from "./accessibility.ts";
import { isPortal, states } from "./states.ts";

testStates(
  "the information screens",
  states.filter((state) => !isPortal(state)),
);
