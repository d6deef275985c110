import type { DalmutiScore, Player } from "protocol";

/** Everybody's points at one moment. */
export type Totals = Record<Player, number>;

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

  scored(match: number, round: number, before: Totals, scores: readonly DalmutiScore[]): void {
    if (match !== this.#kept.match) this.#kept = { match, rounds: {} };
    const after = { ...before };
    for (const { player, points, bonus } of scores) after[player] = (after[player] ?? 0) + points + bonus;
    this.#kept.rounds[round - 1] ??= before;
    this.#kept.rounds[round] = after;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // without it the curves begin later
    }
  }

  totals(match: number): Totals[] {
    if (match !== this.#kept.match) return [];
    const rounds = Object.keys(this.#kept.rounds).map(Number);
    return rounds.sort((a, b) => a - b).map((round) => this.#kept.rounds[round] ?? {});
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
