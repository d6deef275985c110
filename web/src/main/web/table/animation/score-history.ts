import type { Player } from "protocol";
import type { TablePicture } from "../../store/table-store";

/** Everybody's points at one moment. */
export type Totals = Record<Player, number>;

export interface Course {
  first: number;
  totals: Totals[];
}

/** The points after each round: the table says those of the past when somebody comes, the rest are noted as they are shown. */
export class ScoreHistory {
  #match = 0;
  /** By the number of the round; round 0 is before the first. */
  #rounds = new Map<number, Totals>();

  /** Everything is new: the table says how the match went so far. */
  begin({ stage, course = [] }: TablePicture): void {
    this.#turn(stage?.match ?? 0);
    for (const { round, scores } of course) this.#rounds.set(round, scores);
    if (this.#rounds.has(1)) this.#rounds.set(0, {});
  }

  /** A round was scored. */
  scored(match: number, round: number, totals: Totals): void {
    if (match !== this.#match) this.#turn(match);
    if (round === 1) this.#rounds.set(0, {});
    this.#rounds.set(round, totals);
  }

  /** The points after each round in a row, from `first` on: of very many rounds the table remembers the last. */
  course(match: number): Course {
    if (match !== this.#match) return { first: 0, totals: [] };
    const rounds = [...this.#rounds].sort(([a], [b]) => a - b);
    return { first: rounds[0]?.[0] ?? 0, totals: rounds.map(([, totals]) => totals) };
  }

  #turn(match: number): void {
    this.#match = match;
    this.#rounds = new Map();
  }
}
