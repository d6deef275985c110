import type { DalmutiScore, Player } from "protocol";
import type { Picture } from "./picture";

/** Everybody's points at one moment. */
export type Totals = Record<Player, number>;

export interface Course {
  first: number;
  totals: Totals[];
}

interface Kept {
  match: number;
  /** By the number of the round; round 0 is before the first. */
  rounds: Record<number, Totals>;
}

/** The points after each round that this browser has seen, kept for as long as its tab is open. */
export class Chronicle {
  #kept: Kept;

  constructor(private readonly code: string) {
    this.#kept = this.#read();
  }

  /** A round was scored; the picture has its points already. */
  scored(match: number, picture: Picture, scores: readonly DalmutiScore[]): void {
    if (match !== this.#kept.match) this.#kept = { match, rounds: {} };
    const { round } = picture;
    const after = { ...picture.scores };
    const before = { ...after };
    for (const { player, points, bonus } of scores) before[player] = (after[player] ?? 0) - points - bonus;
    this.#kept.rounds[round - 1] ??= before;
    this.#kept.rounds[round] = after;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // without it the curves begin later
    }
  }

  /** The points after each round in a row, from `first` on: who came late has not seen them all. */
  course(match: number): Course {
    if (match !== this.#kept.match) return { first: 0, totals: [] };
    const rounds = Object.keys(this.#kept.rounds).map(Number).sort((a, b) => a - b);
    return { first: rounds[0] ?? 0, totals: rounds.map((round) => this.#kept.rounds[round] ?? {}) };
  }

  get #key(): string {
    return `dalmuti.rounds.${this.code}`;
  }

  #read(): Kept {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "") as Kept;
      if (typeof kept.match === "number" && typeof kept.rounds === "object") return kept;
    } catch {
      // nothing was kept
    }
    return { match: 0, rounds: {} };
  }
}
