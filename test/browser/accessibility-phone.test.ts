import { testEveryState } from "./accessibility.ts";

testEveryState("phone");
