import { testEveryState } from "./accessibility.ts";

testEveryState("desktop");
