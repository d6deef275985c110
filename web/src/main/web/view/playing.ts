import { Value } from "../store/signal";

/** Whether a match is on the screen: then the head makes room for it where there is little. */
export const playing = new Value(false);
