import type { TableStore } from "../store/table-store";
import type { TableEvent } from "../wire/rows";

const MOST = 8;

/** What happened at a table while the connection was lost. */
export interface MissedEvents {
  /** The last things that happened, in sentences. */
  said: string[];
  /** Whether there was more than is said. */
  more: boolean;
}

/** Watches a table for losing its connection, and says what was missed when it is back. */
export class Disconnection {
  #told: readonly TableEvent[] | undefined;
  #since = "";

  constructor(private readonly store: TableStore) {}

  /** The connection is lost: what was told up to now is known. */
  begins(): void {
    this.#told ??= this.store.told;
    this.#since = this.store.now.since ?? "";
  }

  /** Everything was told anew. */
  ends(): MissedEvents | undefined {
    const before = this.#told;
    this.#told = undefined;
    if (!before) return undefined;
    const sameRound = this.#since === (this.store.now.since ?? "");
    const missed = sameRound ? this.store.told.slice(before.length) : this.store.told;
    const said = this.store.storyteller(missed).filter((sentence) => sentence !== "");
    return said.length === 0 ? undefined : { said: said.slice(-MOST), more: said.length > MOST || !sameRound };
  }
}
