import type { Rank } from "protocol";

/** A card was tapped, or twice: `whole` asks for all of its rank. */
export class PickEvent extends Event {
  constructor(
    readonly rank: Rank,
    readonly whole: boolean,
  ) {
    super("pick");
  }
}
