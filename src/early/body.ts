/**
 * The inline script after all screens, which don't wait for it. It knows the patterns of paths, and what the
 * screens of the later script will ask for.
 */
import { followAddress } from "./follow-address.ts";

followAddress();
