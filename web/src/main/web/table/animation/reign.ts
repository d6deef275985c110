import type { DalmutiEvent, Player } from "protocol";
import { keep, kept } from "../../store/local-storage";

const KEY = "dalmuti.reign";

/** Who took the throne last: in which round of which match, and for how many rounds in a row they have won it. */
interface Throne {
  match: string;
  round: number;
  king: Player | undefined;
  rounds: number;
}

/** For how many rounds in a row somebody has won the throne, as far as it was seen on this device. */
export class Reign {
  #throne: Throne = (kept(KEY) as Throne | undefined) ?? { match: "", round: 0, king: undefined, rounds: 0 };

  /** Somebody takes the throne; whoever gets it by the draw or a revolution has not won it. */
  crowned(match: string, round: number, king: Player | undefined, won: boolean): void {
    const before = this.#throne;
    const same = before.match === match;
    if (won && same && before.round === round && before.rounds > 0) return; // seen before the page was loaded again
    const again = same && before.round === round - 1 && before.king === king;
    this.#throne = { match, round, king, rounds: !won ? 0 : again ? before.rounds + 1 : 1 };
    keep(KEY, this.#throne);
  }

  /** The same out of all that was told of a round. */
  told(match: string, round: number, events: readonly DalmutiEvent[]): void {
    const scored = events.findIndex(({ event }) => event === "roundScored");
    events.forEach((event, i) => {
      if (event.event === "positionsTaken") this.crowned(match, round, event.order[0], scored >= 0 && i > scored);
    });
  }

  /** How many they are at the end of a round. */
  rounds(match: string, round: number): number {
    return this.#throne.match === match && this.#throne.round === round ? this.#throne.rounds : 0;
  }
}
