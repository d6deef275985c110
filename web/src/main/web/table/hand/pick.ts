import type { Rank } from "protocol";
import type { Way } from "./selecting";

/** A card was tapped, once or twice. */
export class PickEvent extends Event {
  constructor(
    readonly rank: Rank,
    readonly how: Way,
  ) {
    super("pick");
  }
}
