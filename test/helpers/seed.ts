/** Makes fast-check use the seed of the run. It is loaded before every unit test file. */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.SEED) });
